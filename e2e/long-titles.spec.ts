import { productUnderTest } from './support/product.ts'
import { expectNoSidewaysScrolling } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Two hundred characters in several scripts, a word that never ends among them. */
const LONG = 'Gunung Batur 🌋 บาหลีตอนเช้าตรู่ 巴厘岛金塔马尼火山日出徒步与温泉之旅 رحلة '.padEnd(200, 'Keindahan')

test('names and titles of any length stay within their pages', async ({ page, request }) => {
  const { cmsUrl } = productUnderTest()
  const ask = (method: string, path: string, data?: object) =>
    request.fetch(`${cmsUrl}/api${path}`, { method, headers: { origin: cmsUrl }, ...(data && { data }) })
  await ask('POST', '/users/login', { email: 'editor@nusa.example', password: 'Nusa-Editor-1' })
  const publish = async (collection: string, data: object): Promise<number> => {
    const { doc, errors } = await (await ask('POST', `/${collection}`, { ...data, _status: 'published' })).json()
    expect(errors, collection).toBeUndefined()
    return doc.id
  }

  const destination = await publish('destinations', { name: LONG, slug: 'long-place', description: LONG })
  const category = await publish('categories', { name: LONG, slug: 'long-category', description: LONG })
  const text = { author: LONG, category: LONG, excerpt: LONG, published_at: '2026-11-20T00:00:00.000Z' }
  const article = await publish('articles', { title: LONG, slug: 'long-article', ...text })
  const tour = await publish('tours', {
    title: LONG,
    slug: 'long-tour',
    location: LONG,
    included_items: [LONG],
    excluded_items: [LONG],
    itinerary: [{ day: 1, title: LONG, activities: [] }],
    destination_ids: [destination],
    category_ids: [category],
    pricing: [{ name: LONG, type: 'per_person', market: 'all', adult_price: 100_000 }],
  })
  await expect(async () => {
    for (const path of [
      '/destination/long-place',
      '/categories/long-category',
      '/news/long-article',
      '/tour/long-tour',
    ])
      expect((await request.get(path)).status(), path).toBe(200)
  }).toPass({ timeout: 60_000 })

  const places = ['/', '/tours', '/categories', '/categories/long-category', '/destinations', '/destination/long-place']
  for (const path of [...places, '/news', '/news/long-article', '/news/balinese-temple-etiquette', '/tour/long-tour']) {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expectNoSidewaysScrolling(page)
    }
  }

  await ask('DELETE', `/tours/${tour}`)
  await ask('DELETE', `/articles/${article}`)
  await ask('DELETE', `/categories/${category}`)
  await ask('DELETE', `/destinations/${destination}`)
})
