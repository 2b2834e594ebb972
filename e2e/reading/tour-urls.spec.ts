import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

const TOUR_PATH = '/tour/ayung-river-white-water-rafting'
const TITLE = 'White-Water Rafting on the Ayung River'

test('a tour URL with an ID redirects to the tour page, which has metadata, and every page in the sitemap exists', async ({
  page,
  request,
}) => {
  await test.step('a URL with the ID of a tour redirects permanently to the page of the tour', async () => {
    await page.goto(TOUR_PATH)
    const id = await page.locator('main [data-favorite]').first().getAttribute('data-favorite')
    const answer = await request.get(`/tour/${id}?from=mail`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `${TOUR_PATH}?from=mail`])
  })

  await test.step('a tour has metadata for search engines and social networks, with a picture of 1200 by 630 pixels', async () => {
    await page.goto(TOUR_PATH)
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    await expect(page).toHaveTitle(`${TITLE} · Nusa`)
    expect(await meta('og:title')).toBe(TITLE)
    expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual(['1200', '630'])
    expect(await meta('og:image:alt')).toBeTruthy()
    const picture = await request.get((await meta('og:image')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })

    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const types = data['@graph'].map((node: { '@type': unknown }) => node['@type'])
    expect(types).toEqual([['TouristTrip', 'Product'], 'BreadcrumbList', 'FAQPage'])
    expect(data['@graph'][0]).toMatchObject({
      name: TITLE,
      offers: { '@type': 'AggregateOffer', lowPrice: 390_000, priceCurrency: 'IDR' },
      aggregateRating: { ratingValue: 4.7, reviewCount: 938 },
    })
  })

  await test.step('robots.txt links to the sitemap, and every page in the sitemap exists', async () => {
    const robots = await (await request.get('/robots.txt')).text()
    const sitemap = await request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')
    const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(60)
    const missing: string[] = []
    for (const address of addresses) if (!(await request.get(address, { maxRedirects: 0 })).ok()) missing.push(address)
    expect(missing).toEqual([])
  })
})

test('an unknown tour URL redirects to a matching tour, suggests tours, or shows that no tour matches', async ({
  page,
  expectErrors,
}) => {
  expectErrors('404')
  await test.step('an unknown URL redirects to the tour whose title contains its words', async () => {
    const answer = await page.goto('/tour/Water-RAFTING-on-the?guests=2')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(/\/tour\/ayung-river-white-water-rafting\?guests=2$/)
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  })

  await test.step('an unknown URL shows suggestions, or only a message if nothing matches', async () => {
    await page.goto('/tour/waterfall')
    await expect(page.getByRole('heading', { level: 1, name: 'Tour not found' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link')).not.toHaveCount(0)
    for (const nonsense of ['%3Cimg%20src=x%20onerror=alert(1)%3E', 'x'.repeat(5000)]) {
      await page.goto(`/tour/${nonsense}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Tour not found' })).toBeVisible()
      await expect(page.locator('main img')).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('the URL /tour shows a message that the identifier is missing', async () => {
    const answer = await page.goto('/tour')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'No tour identifier provided' })).toBeVisible()
  })
})

test('an unknown tour page offers a retry if the tour index cannot be loaded', async ({ page, expectErrors }) => {
  expectErrors('404', 'index.json', 'ERR_FAILED')
  await page.clock.install()
  await page.route('**/data/tours/index.json', (route) => route.abort())
  await page.goto('/tour/water-rafting')
  const retryButton = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000)
      return retryButton.isVisible()
    })
    .toBe(true)
  await page.unroute('**/data/tours/index.json')
  await retryButton.click()
  await expect(page).toHaveURL(TOUR_PATH)
})

test('if a tour is in the tour index but its page does not exist yet, the error page has a retry button', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors('404')
  const body = await (await request.get('/tour/no-such-tour')).text()
  await page.route(`**${TOUR_PATH}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }), {
    times: 1,
  })
  await page.goto(TOUR_PATH)
  await expect(page.getByText('This tour has just been published')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})
