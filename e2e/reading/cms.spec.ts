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
