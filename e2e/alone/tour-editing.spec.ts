import { wakeBookingForm } from '../support/booking.ts'
import { test, untilBuilt } from '../support/cms.ts'
import { DESK_SCREEN, expectNoSidewaysScrolling, PHONE_SCREEN } from '../support/screens.ts'
import { expect } from '../support/test.ts'

/** Two hundred characters in several scripts, including a very long word. */
const TITLE = 'Gunung Batur 🌋 บาหลีตอนเช้าตรู่ 巴厘岛金塔马尼火山日出徒步与温泉之旅 رحلة '.padEnd(200, 'Keindahan')

test('a tour with little content has a complete page, and every former URL redirects to it', async ({
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

  await test.step('the page is whole and fits its window', async () => {
    await untilBuilt(request, { '/tour/bare-tour': TITLE })
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/tour/bare-tour')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      await wakeBookingForm(page)
      await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
      await expectNoSidewaysScrolling(page)
    }
    await expect(page.getByRole('heading', { name: 'Important Notes' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Itinerary' })).toHaveCount(0)
  })

  await test.step('an address that was changed leads to the new one', async () => {
    await cms.ask('PATCH', `/tours/${id}`, { slug: 'bare-tour-renamed' })
    await untilBuilt(request, { '/tour/bare-tour-renamed': TITLE })
    const answered = async () => {
      const answer = await request.get('/tour/bare-tour', { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    }
    await expect.poll(answered).toEqual([301, '/tour/bare-tour-renamed'])
  })

  await test.step('a tour that is gone is not found', async () => {
    await cms.ask('DELETE', `/tours/${id}`)
    await untilBuilt(request, { '/tour/bare-tour-renamed': null, '/tour/bare-tour': null })
  })
})

test('a tour without packages appears everywhere, but cannot be booked online', async ({ page, request, cms }) => {
  await cms.publish('tours', { title: 'Zebra Fish Safari', price: null })
  await cms.publish('tours', { title: 'Zebra Reef Safari', price: 123_000_000 })
  await untilBuilt(request, {
    '/tour/zebra-fish-safari': 'Zebra Fish Safari',
    '/tour/zebra-reef-safari': 'Zebra Reef Safari',
    '/data/tours/index.json': 'Zebra Reef Safari',
  })
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  const box = page.getByRole('complementary', { name: 'Book Now' })

  await test.step('its page says so, and names its price or that it is on request', async () => {
    await page.setViewportSize(DESK_SCREEN)
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

  await test.step('the bar of a phone checks a price that is not there', async () => {
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto('/tour/zebra-fish-safari')
    await expect(page.getByRole('link', { name: 'Check Price' })).toBeVisible()
    await page.goto('/tour/zebra-reef-safari')
    await expect(page.getByRole('link', { name: 'Book Now - Starting from Rp123.000.000' })).toBeVisible()
  })

  await test.step('it is found and suggested', async () => {
    await page.setViewportSize(DESK_SCREEN)
    await page.goto('/search?q=zebra')
    await expect(card('Zebra Fish Safari')).toContainText('Price on request')
    await expect(card('Zebra Reef Safari')).toContainText('Rp123.000.000')
    const form = page.locator('main').getByRole('search')
    await form.getByLabel('What or where').fill('zebra fish')
    await expect(form.getByRole('option')).toContainText(['Price on request'])
  })

  await test.step('without a price it comes last, however prices are sorted', async () => {
    for (const sort of ['price-low', 'price-high']) {
      await page.goto(`/search?q=zebra&sort=${sort}`)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText([
        'Zebra Reef Safari',
        'Zebra Fish Safari',
      ])
    }
  })
})
