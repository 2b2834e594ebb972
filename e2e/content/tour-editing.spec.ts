import { hydrateBookingForm } from '../support/booking.ts'
import { test, waitUntilBuilt } from '../support/cms.ts'
import { DESKTOP_SCREEN, expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'

/** Two hundred characters in several scripts, including a very long word. */
const TITLE = 'Gunung Batur 🌋 บาหลีตอนเช้าตรู่ 巴厘岛金塔马尼火山日出徒步与温泉之旅 رحلة '.padEnd(200, 'Keindahan')

test('a tour with little content has a complete page, and the former URL of the tour redirects to that page', async ({
  page,
  request,
  cms,
}) => {
  const { id } = await cms.publish('tours', {
    title: TITLE,
    slug: 'bare-tour',
    notes: null,
    pricing: [{ name: TITLE, type: 'per_person', market: 'all', adult_price: 100_000 }],
  })

  await test.step('the tour page is complete and fits every screen', async () => {
    await waitUntilBuilt(request, { '/tour/bare-tour': TITLE })
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/tour/bare-tour')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      await hydrateBookingForm(page)
      await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
      await expectNoHorizontalScroll(page)
    }
    await expect(page.getByRole('heading', { name: 'Important Notes' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Itinerary' })).toHaveCount(0)
  })

  await test.step('the former URL redirects to the new URL', async () => {
    await cms.request('PATCH', `/tours/${id}`, { slug: 'bare-tour-renamed' })
    await waitUntilBuilt(request, { '/tour/bare-tour-renamed': TITLE })
    const readRedirect = async () => {
      const answer = await request.get('/tour/bare-tour', { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    }
    await expect.poll(readRedirect).toEqual([301, '/tour/bare-tour-renamed'])
  })

  await test.step('the URLs of a deleted tour are not found', async () => {
    await cms.request('DELETE', `/tours/${id}`)
    await waitUntilBuilt(request, { '/tour/bare-tour-renamed': null, '/tour/bare-tour': null })
  })
})

test('a tour without packages has a page and is found, but cannot be booked online', async ({ page, request, cms }) => {
  await cms.publish('tours', { title: 'Zebra Fish Safari', price: null })
  await cms.publish('tours', { title: 'Zebra Reef Safari', price: 123_000_000 })
  await waitUntilBuilt(request, {
    '/tour/zebra-fish-safari': 'Zebra Fish Safari',
    '/tour/zebra-reef-safari': 'Zebra Reef Safari',
    '/data/tours/index.json': 'Zebra Reef Safari',
  })
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  const box = page.getByRole('complementary', { name: 'Book Now' })

  await test.step('the tour page shows that online booking is unavailable, and the price or “Price on request”', async () => {
    await page.setViewportSize(DESKTOP_SCREEN)
    for (const [path, price] of [
      ['/tour/zebra-fish-safari', 'Price on request'],
      ['/tour/zebra-reef-safari', 'Rp123.000.000'],
    ] as const) {
      await page.goto(path)
      await expect(box).toContainText(price)
      const block = page.locator('#book')
      await block.scrollIntoViewIfNeeded()
      await expect(block).toContainText('This tour can’t be booked online at the moment.')
      await expect(block.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
      await expect(block.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:.*Zebra/)
      const data = await page.locator('script[type="application/ld+json"]').first().textContent()
      expect(data).toContain('TouristTrip')
      expect(data).not.toContain('AggregateOffer')
    }
  })

  await test.step('on a phone, the bar of a tour without a price shows “Check Price”', async () => {
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto('/tour/zebra-fish-safari')
    await expect(page.getByRole('link', { name: 'Check Price' })).toBeVisible()
    await page.goto('/tour/zebra-reef-safari')
    await expect(page.getByRole('link', { name: 'Book Now - Starting from Rp123.000.000' })).toBeVisible()
  })

  await test.step('the search finds and suggests the tour', async () => {
    await page.setViewportSize(DESKTOP_SCREEN)
    await page.goto('/search?q=zebra')
    await expect(card('Zebra Fish Safari')).toContainText('Price on request')
    await expect(card('Zebra Reef Safari')).toContainText('Rp123.000.000')
    const form = page.locator('main').getByRole('search')
    await form.getByLabel('What or where').fill('zebra fish')
    await expect(form.getByRole('option')).toContainText(['Price on request'])
  })

  await test.step('a tour without a price comes last in both price orders', async () => {
    for (const sort of ['price-low', 'price-high']) {
      await page.goto(`/search?q=zebra&sort=${sort}`)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        'Zebra Reef Safari',
        'Zebra Fish Safari',
      ])
    }
  })
})
