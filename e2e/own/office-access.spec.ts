import { demoTraveller, signIn } from '../support/account.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('a traveller’s session gives no access to the CMS', async ({ page }) => {
  const { cmsUrl } = productUnderTest()
  await signIn(page, demoTraveller)
  // Cookies ignore ports: on one machine the browser sends the storefront's session to the CMS too.
  const cookies = await page.context().cookies(cmsUrl)
  expect(cookies.map(({ name }) => name)).toContain('nusa-session')

  await page.goto(`${cmsUrl}/admin`)
  await expect(page).toHaveURL(`${cmsUrl}/admin/login`)
  for (const path of ['/account', '/collections/travellers', '/collections/bookings/1', '/globals/settings']) {
    const html = await (await page.request.get(`${cmsUrl}/admin${path}`)).text()
    expect(html, path).toContain('NEXT_REDIRECT;replace;/admin/login')
  }
  const readStatus = async (method: string, path: string) =>
    (await page.request.fetch(cmsUrl + path, { method, headers: { origin: cmsUrl } })).status()
  for (const path of [
    '/api/bookings',
    '/api/travellers',
    '/api/users/1',
    '/api/payload-preferences/nav',
    '/api/globals/settings',
  ])
    expect([path, [401, 403].includes(await readStatus('GET', path))]).toEqual([path, true])
  for (const [method, path] of [
    ['GET', '/api/travellers/me'],
    ['POST', '/api/graphql'],
    ['GET', '/api/graphql'],
    ['GET', '/api/graphql-playground'],
    ['GET', '/api/identity-documents/1/picture'],
  ] as const) {
    expect([path, await readStatus(method, path)]).toEqual([path, 404])
  }
})
