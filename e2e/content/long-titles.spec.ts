import type { Locator } from '@playwright/test'
import { test, waitUntilBuilt } from '../support/cms.ts'
import { expectInside, expectNoHorizontalScroll } from '../support/screens.ts'
import { expect } from '../support/test.ts'

/** Two hundred characters in several scripts, including a very long word. */
const LONG_TITLE = 'Gunung Batur 🌋 บาหลีตอนเช้าตรู่ 巴厘岛金塔马尼火山日出徒步与温泉之旅 رحلة '.padEnd(200, 'Keindahan')

test('names and titles of any length fit within the page', async ({ page, request, cms }) => {
  const { id: destination } = await cms.publish('destinations', {
    name: LONG_TITLE,
    slug: 'long-place',
    description: LONG_TITLE,
  })
  const { id: category } = await cms.publish('categories', {
    name: LONG_TITLE,
    slug: 'long-category',
    description: LONG_TITLE,
  })
  const text = {
    author: LONG_TITLE,
    category: LONG_TITLE,
    excerpt: LONG_TITLE,
    published_at: '2026-11-20T00:00:00.000Z',
  }
  await cms.publish('articles', { title: LONG_TITLE, slug: 'long-article', ...text })
  await cms.publish('tours', {
    title: LONG_TITLE,
    slug: 'long-tour',
    location: LONG_TITLE,
    included_items: [LONG_TITLE],
    excluded_items: [LONG_TITLE],
    itinerary: [{ day: 1, title: LONG_TITLE, activities: [] }],
    destination_ids: [destination],
    category_ids: [category],
    pricing: [{ name: LONG_TITLE, type: 'per_person', market: 'all', adult_price: 100_000 }],
  })
  await waitUntilBuilt(request, {
    '/tour/long-tour': LONG_TITLE,
    '/news/long-article': LONG_TITLE,
    '/news': LONG_TITLE,
    '/categories/long-category': 'long-tour',
    '/categories': LONG_TITLE,
    '/destination/long-place': 'long-tour',
    '/destinations': LONG_TITLE,
  })

  const listPaths = [
    '/',
    '/tours',
    '/categories',
    '/categories/long-category',
    '/destinations',
    '/destination/long-place',
  ]
  for (const path of [
    ...listPaths,
    '/news',
    '/news/long-article',
    '/news/balinese-temple-etiquette',
    '/tour/long-tour',
  ]) {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expectNoHorizontalScroll(page)
    }
  }

  // The count next to a tile's name stays inside the tile, too.
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/')
  const tile = page.getByRole('region', { name: 'Explore by Category' }).getByRole('link', { name: LONG_TITLE })
  await expectInside(tile, tile.getByText('1 Tour', { exact: true }))
})

test('a right-to-left title starts on the right and is truncated at its end', async ({ page, request, cms }) => {
  const title = `رحلة ${'إلى مدرجات الأرز '.repeat(11)}`.trim()
  await cms.publish('tours', {
    title,
    slug: 'tour-from-the-right',
    location: 'أوبود',
    pricing: [{ name: 'Adult', type: 'per_person', market: 'all', adult_price: 100_000 }],
  })
  await waitUntilBuilt(request, { '/tour/tour-from-the-right': title })
  await page.goto(`/search?q=${encodeURIComponent('رحلة')}`)
  await expectRightToLeft(page.getByRole('article').getByRole('heading', { name: title }))
  await page.goto('/')
  await page.getByRole('search').getByLabel('What or where').pressSequentially('رحلة')
  await expectRightToLeft(page.getByRole('option').getByText(title))
})

/** Expects the right edge of the first letter to be that of its box. */
async function expectRightToLeft(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  const gap = await place.evaluate((element) => {
    const letter = document.createRange()
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const node = text.nextNode()
    if (!node) throw new Error('There is no text.')
    const start = (node.textContent ?? '').search(/\S/)
    letter.setStart(node, start)
    letter.setEnd(node, start + 1)
    return element.getBoundingClientRect().right - letter.getBoundingClientRect().right
  })
  expect(Math.abs(gap)).toBeLessThan(4)
}
