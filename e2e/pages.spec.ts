import type { Page } from '@playwright/test'
import { expectAxeFindsNothing } from './support/axe.ts'
import { expectNoSidewaysScrolling, screens } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** The one heading of the first level that a page has. */
const title = (page: Page) => page.locator('main h1')

test.describe('categories', () => {
  test('each has a card with its count; the card opens its page with as many tours', async ({ page }) => {
    await page.goto('/categories')
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    const count = await card.getByText(/\d+ Tours?/).innerText()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/categories\/[a-z-]+$/)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
    await expect(page.locator('[data-tour-grid] > li')).toHaveCount(Math.min(Number.parseInt(count, 10), 24))
  })

  test('are sorted in five ways, and shown as grid or list; the address keeps it', async ({ page }) => {
    await page.goto('/categories/temples-culture')
    const sort = page.getByLabel('Sort by')
    await expect(sort.locator('option')).toHaveText([
      'Popularity',
      'Rating',
      'Price: Low to High',
      'Price: High to Low',
      'Duration',
    ])
    await sort.selectOption('price-low')
    await expect(page).toHaveURL(/sort=price-low/)
    const prices = page.locator('[data-tour-grid] > li [data-idr]:not(s *)')
    const amounts = () => prices.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-idr'))))
    await expect.poll(async () => (await amounts()).join()).toBe((await amounts()).toSorted((a, b) => a - b).join())
    await page.getByRole('button', { name: 'List' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
    await expect(sort).toHaveValue('price-low')
  })

  test('that do not exist are said so, with status 404', async ({ page, expectTrouble }) => {
    expectTrouble('404')
    const response = await page.goto('/categories/golf')
    expect(response?.status()).toBe(404)
    await expect(heading(page, 'Category Not Found')).toBeVisible()
    await expect(page.getByText('Sorry, this category does not exist.')).toBeVisible()
  })
})

test.describe('destinations', () => {
  test('are listed, and each shows the tours that go there', async ({ page }) => {
    await page.goto('/destinations')
    await page.getByRole('link', { name: 'Ubud', exact: true }).click()
    await expect(heading(page, 'Ubud')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Tours in Ubud' })).toBeVisible()
    await expect(page.locator('[data-tour-grid] > li').first()).toBeVisible()
  })

  test('are narrowed to a category, which the address keeps', async ({ page }) => {
    await page.goto('/destination/ubud')
    const count = page.getByRole('status').filter({ hasText: /Tours?\s*$/ })
    const all = await count.innerText()
    await page.getByRole('region', { name: 'Tours in Ubud' }).getByRole('button', { name: 'Food & Craft' }).click()
    await expect(page).toHaveURL(/categor/)
    await expect(count).not.toHaveText(all)
    const narrowed = await count.innerText()
    await page.reload()
    await expect(count).toHaveText(narrowed)
  })

  test('are found at their number too', async ({ page }) => {
    await page.goto('/destinations')
    const path = await page.locator('main').getByRole('link').nth(1).getAttribute('href')
    const response = await page.goto('/destination/1')
    expect(response?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toMatch(/^\/destination\/[a-z-]+$/)
    expect(path).toMatch(/^\/destination\/[a-z-]+$/)
  })
})

test.describe('news', () => {
  test('has the first three as cards and all in a table', async ({ page }) => {
    await page.goto('/news')
    await expect(page.getByRole('article')).toHaveCount(3)
    const table = page.getByRole('table', { name: 'All articles' })
    await expect(table.getByRole('columnheader')).toHaveText(['Title', 'Author', 'Category', 'Date', 'Views'])
    await expect(table.getByRole('row')).toHaveCount(6)
  })

  test('opens an article by its card and anywhere in its row', async ({ page }) => {
    await page.goto('/news')
    const name = await page.getByRole('article').first().getByRole('heading').innerText()
    await page.getByRole('article').first().click()
    await expect(heading(page, name)).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'News' }).click()
    const row = page.getByRole('row').last()
    const last = await row.getByRole('link').innerText()
    await row.click()
    await expect(heading(page, last)).toBeVisible()
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', headline: last })
  })
})

for (const [slug, name] of [
  ['help-center', 'Help Center'],
  ['booking-policy', 'Booking Policy'],
  ['cancellation-policy', 'Cancellation Policy'],
  ['travel-insurance', 'Travel Insurance'],
  ['contact-us', 'Contact Us'],
] as const) {
  test(`the page ${slug} shows its title and its text`, async ({ page }) => {
    await page.goto(`/page/${slug}`)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.locator('main .rich-text h2').first()).toBeVisible()
  })
}

test('the contact page has the addresses of the settings', async ({ page }) => {
  await page.goto('/page/contact-us')
  const ways = page.getByRole('region', { name: 'Reach us' })
  await expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
  await expect(ways.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(ways.getByRole('link', { name: /E-mail/ })).toHaveAttribute('href', /^mailto:.+@/)
})

test.describe('transport', () => {
  test('leads to transfers and to rental cars', async ({ page }) => {
    await page.goto('/transport')
    await page.getByRole('link', { name: 'See all cars' }).click()
    await expect(heading(page, 'Car Rental')).toBeVisible()
    await page.goto('/transport')
    await page.getByRole('link', { name: 'See all transfers' }).click()
    await expect(heading(page, 'Airport Transfer')).toBeVisible()
  })

  test('counts its cars; a car’s page has all that is known of it and says how to book', async ({ page }) => {
    await page.goto('/car-rental')
    const cards = page.getByRole('article')
    await expect(page.getByRole('heading', { name: `Available Cars (${await cards.count()})` })).toBeVisible()
    const name = await cards.first().getByRole('heading').innerText()
    await cards.first().click()
    await expect(heading(page, name)).toBeVisible()
    for (const section of ['Service options', 'Features', 'Add-ons', 'Insurance', 'Cancellation policy', 'How to book'])
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(heading(page, 'Car Rental')).toBeVisible()
  })

  test('opens the cars of a route, and each car’s own page', async ({ page }) => {
    await page.goto('/airport-transfer')
    const route = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ubud' }) })
    await expect(route.getByText('3 Cars Available')).toBeVisible()
    await expect(route.getByText('From:')).toBeVisible()
    await route.getByText('View Cars').click()
    await route.getByRole('link', { name: 'Toyota Innova Reborn' }).click()
    await expect(heading(page, 'Toyota Innova Reborn')).toBeVisible()
    await expect(page.getByText('38 km')).toBeVisible()
    await expect(page.getByRole('link', { name: /Isuzu Elf Long/ })).toBeVisible()
  })

  test('finds transfers by city, airport and destination; the address keeps it', async ({ page }) => {
    await page.goto('/airport-transfer')
    const shown = page.getByRole('main').getByRole('article')
    await expect(page.getByRole('combobox', { name: 'Airport' })).toBeDisabled()
    await page.getByRole('combobox', { name: 'City' }).selectOption('Yogyakarta')
    await expect(shown).toHaveCount(2)
    await page.getByRole('searchbox', { name: 'Destination' }).fill('borob')
    await expect(shown).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: '1 route' })).toBeVisible()
    await page.reload()
    await expect(shown).toHaveCount(1)
    await expect(page.getByRole('combobox', { name: 'City' }).locator('option:checked')).toHaveText('Yogyakarta')
    await page.getByRole('searchbox', { name: 'Destination' }).fill('nowhere')
    await expect(page.getByText('No transfers available for the selected filters.')).toBeVisible()
  })

  test('shows every transfer where the address asks for nonsense', async ({ page }) => {
    await page.goto('/airport-transfer')
    const all = await page.getByRole('article').count()
    await page.goto('/airport-transfer?city=-1&airport=%3Cscript%3E&destination=')
    await expect(page.getByRole('article')).toHaveCount(all)
  })
})

test('a hotel’s card opens its page: rooms with prices in rupiah, and how to book', async ({ page }) => {
  await page.goto('/hotels')
  const card = page.getByRole('article').first()
  await expect(card.getByText(/^Start from Rp[\d.]+ \/night$/)).toBeVisible()
  const name = await card.getByRole('heading').innerText()
  await card.click()
  await expect(heading(page, name)).toBeVisible()
  const booking = page.getByRole('region', { name: 'Booking' })
  await expect(booking.getByText('Price start from')).toBeVisible()
  await expect(booking.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.locator('main [data-idr]')).toHaveCount(0)
})

for (const [path, text] of [
  ['/destination/atlantis', 'Destination not found.'],
  ['/news/nothing-new', 'Article not found'],
  ['/page/lost', '404 - Page Not Found'],
  ['/car-rental/9999', 'Car not found'],
  ['/airport-transfer/9999', 'Transfer not found'],
  ['/hotels/grand-budapest', 'Hotel not found.'],
] as const) {
  test(`${path} has status 404 and says '${text}'`, async ({ page, expectTrouble }) => {
    expectTrouble('404')
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(title(page)).toHaveText(text)
  })
}

test('after a booking comes thanks, and the way to the dashboard and to tours', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.getByRole('main')
  await expect(main.getByText(/24-48 hours before/)).toBeVisible()
  await expect(main.getByText(/15 minutes early/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/dashboard')
  await expect(main.getByRole('link', { name: 'Explore More Tours' })).toHaveAttribute('href', '/tours')
})

const kinds = [
  '/categories',
  '/categories/temples-culture',
  '/destinations',
  '/destination/ubud',
  '/news',
  '/news/when-to-travel-bali-seasons',
  '/page/contact-us',
  '/transport',
  '/car-rental',
  '/car-rental/1',
  '/airport-transfer',
  '/airport-transfer/1',
  '/hotels',
  '/hotels/lembah-sayan-ubud',
]

for (const [name, viewport] of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })
    for (const path of kinds) {
      test(`${path} has one h1, and axe finds nothing`, async ({ page }) => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expect(page.locator('h1')).toHaveCount(1)
        await expectAxeFindsNothing(page)
      })
    }
  })
}

test('every kind of page fits a window 320 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of kinds) {
    await page.goto(path)
    await expectNoSidewaysScrolling(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists and pages are whole; a route’s cars open', async ({ page }) => {
    await page.goto('/airport-transfer')
    await expect(page.getByRole('combobox', { name: 'City' })).toBeHidden()
    const route = page.getByRole('article').first()
    await route.getByText('View Cars').click()
    await route.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'How to book' })).toBeVisible()
    await page.goto('/categories/temples-culture')
    await expect(page.locator('[data-tour-grid] > li').first()).toBeVisible()
  })
})
