import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('a page of the CMS runs only the scripts that its response allows', async ({ page, request }) => {
  const { cmsUrl } = productUnderTest()
  const scriptsOf = async (path: string) =>
    (await request.get(cmsUrl + path)).headers()['content-security-policy']?.match(/script-src ([^;]*)/)?.[1]
  const adminScripts = await scriptsOf('/admin/login')
  expect(adminScripts).toMatch(/^'self' 'nonce-[\w-]+'$/)
  expect(await scriptsOf('/admin/login')).not.toBe(adminScripts)
  for (const path of ['/api/pages', '/nowhere']) expect(await scriptsOf(path)).toBe("'self'")
  // Anything that the policy blocks is an error in the console.
  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill('nobody@nusa.example')
})

test('every response of the CMS has the security headers', async ({ request }) => {
  const { cmsUrl } = productUnderTest()
  for (const path of [
    '/',
    '/admin/login',
    '/admin/nowhere',
    '/api/users/me',
    '/api/pages',
    '/nowhere',
    '/robots.txt',
    // Redirects that Next makes itself, whatever its settings.
    '/admin/',
    '/api/',
    '//x',
  ]) {
    const headers = (await request.get(cmsUrl + path, { maxRedirects: 0 })).headers()
    expect(headers, `${path} has the security headers`).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    expect(headers['x-powered-by'], `${path} does not name its server`).toBeUndefined()
  }
})

test('the first page of the CMS is requested only once', async ({ request }) => {
  const headers = (await request.get(`${productUnderTest().cmsUrl}/admin/login`)).headers()
  expect(headers['accept-ch']).toBe('Sec-CH-Prefers-Color-Scheme')
  // With this header a browser that did not send the client hint would drop the response and request the page again.
  expect(headers['critical-ch']).toBeUndefined()
})
