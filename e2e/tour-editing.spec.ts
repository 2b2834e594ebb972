import { productUnderTest } from './support/product.ts'
import { expect, test } from './support/test.ts'

/** Two hundred characters in several scripts, a word that never ends among them. */
const TITLE = 'Gunung Batur 🌋 บาหลีตอนเช้าตรู่ 巴厘岛金塔马尼火山日出徒步与温泉之旅 رحلة '.padEnd(200, 'Keindahan')

test('a tour of little content has a whole page, and keeps every address that it was published under', async ({
  page,
  request,
}) => {
  const { cmsUrl } = productUnderTest()
  // As the CMS's own pages ask: with its cookie, from its address.
  const ask = (method: string, path: string, data?: object) =>
    request.fetch(`${cmsUrl}/api${path}`, { method, headers: { origin: cmsUrl }, ...(data && { data }) })
  await ask('POST', '/users/login', { email: 'editor@nusa.example', password: 'Nusa-Editor-1' })
  const data = {
    title: TITLE,
    slug: 'bare-tour',
    _status: 'published',
    notes: null,
    pricing: [{ name: TITLE, type: 'per_person', market: 'all', adult_price: 100_000 }],
  }
  const created = await ask('POST', '/tours', data)
  const { doc, errors } = await created.json()
  expect(errors).toBeUndefined()
  const arrival = (path: string, status: number) =>
    expect(async () => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status)
    }).toPass({ timeout: 60_000 })

  await test.step('the page is whole and fits its window', async () => {
    await arrival('/tour/bare-tour', 200)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/tour/bare-tour')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      await page.getByLabel('Package', { exact: true }).scrollIntoViewIfNeeded()
      await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
      await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(surplus, `${width} px`).toBeLessThanOrEqual(0)
    }
    await expect(page.getByRole('heading', { name: 'Important Notes' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Itinerary' })).toHaveCount(0)
  })

  await test.step('an address that was changed leads to the new one', async () => {
    await ask('PATCH', `/tours/${doc.id}`, { slug: 'bare-tour-renamed' })
    await arrival('/tour/bare-tour-renamed', 200)
    const answer = await request.get('/tour/bare-tour', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/tour/bare-tour-renamed'])
  })

  await test.step('a tour that is gone is not found', async () => {
    await ask('DELETE', `/tours/${doc.id}`)
    await arrival('/tour/bare-tour-renamed', 404)
    await arrival('/tour/bare-tour', 404)
  })
})
