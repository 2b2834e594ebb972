import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('the CMS lets no script within a page run but those of its answer', async ({ page, request }) => {
  const { cmsUrl } = productUnderTest()
  const scriptsOf = async (path: string) =>
    (await request.get(cmsUrl + path)).headers()['content-security-policy']?.match(/script-src ([^;]*)/)?.[1]
  const ofAdmin = await scriptsOf('/admin/login')
  expect(ofAdmin).toMatch(/^'self' 'nonce-[\w-]+'$/)
  expect(await scriptsOf('/admin/login')).not.toBe(ofAdmin)
  for (const path of ['/api/pages', '/nowhere']) expect(await scriptsOf(path)).toBe("'self'")
  // Whatever the policy refuses is an error in the console.
  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill('nobody@nusa.example')
})

test('everything that the CMS answers says what browsers may do with it', async ({ request }) => {
  const { cmsUrl } = productUnderTest()
  for (const path of [
    '/',
    '/admin/login',
    '/admin/nowhere',
    '/api/users/me',
    '/api/pages',
    '/nowhere',
    '/robots.txt',
    // What Next itself leads elsewhere, whatever its settings say.
    '/admin/',
    '/api/',
    '//x',
  ]) {
    const headers = (await request.get(cmsUrl + path, { maxRedirects: 0 })).headers()
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('a first page of the CMS is asked for once', async ({ request }) => {
  const headers = (await request.get(`${productUnderTest().cmsUrl}/admin/login`)).headers()
  expect(headers['accept-ch']).toBe('Sec-CH-Prefers-Color-Scheme')
  // With this a browser that did not send what is accepted drops the answer and asks again.
  expect(headers['critical-ch']).toBeUndefined()
})
