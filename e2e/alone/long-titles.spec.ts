import { test, untilBuilt } from '../support/cms.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'

/** Two hundred characters in several scripts, a word that never ends among them. */
const LONG = 'Gunung Batur 🌋 บาหลีตอนเช้าตรู่ 巴厘岛金塔马尼火山日出徒步与温泉之旅 رحلة '.padEnd(200, 'Keindahan')

test('names and titles of any length stay within their pages', async ({ page, request, cms }) => {
  const { id: destination } = await cms.publish('destinations', { name: LONG, slug: 'long-place', description: LONG })
  const { id: category } = await cms.publish('categories', { name: LONG, slug: 'long-category', description: LONG })
  const text = { author: LONG, category: LONG, excerpt: LONG, published_at: '2026-11-20T00:00:00.000Z' }
  await cms.publish('articles', { title: LONG, slug: 'long-article', ...text })
  await cms.publish('tours', {
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
  await untilBuilt(request, {
    '/tour/long-tour': LONG,
    '/news/long-article': LONG,
    '/news': LONG,
    '/categories/long-category': 'long-tour',
    '/categories': LONG,
    '/destination/long-place': 'long-tour',
    '/destinations': LONG,
  })

  const places = ['/', '/tours', '/categories', '/categories/long-category', '/destinations', '/destination/long-place']
  for (const path of [...places, '/news', '/news/long-article', '/news/balinese-temple-etiquette', '/tour/long-tour']) {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expectNoSidewaysScrolling(page)
    }
  }
})
