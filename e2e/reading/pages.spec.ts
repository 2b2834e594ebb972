import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/**
 * Runs in the page: scrolls down as a reader does, half a screen at a time, until the element is there and its position
 * is stable.
 */
async function scrollUntilStable(element: Element): Promise<void> {
  const twoFrames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  const top = () => element.getBoundingClientRect().top
  for (let before = Number.NaN; before !== top() || top() > innerHeight / 2; await twoFrames()) {
    before = top()
    if (before > innerHeight / 2) scrollBy({ top: Math.min(innerHeight / 2, before), behavior: 'instant' })
  }
}

/** Reads the text of a page's first-level heading from its HTML. */
const titleOf = (html: string) => /<h1[^>]*>\s*([^<]*?)\s*<\/h1>/.exec(html)?.[1]

test('a missing page has status 404 and shows a single message', async ({ page, request, expectErrors }) => {
  for (const [path, text] of [
    ['/destination/atlantis', 'Destination not found.'],
    ['/news/nothing-new', 'Article not found'],
    ['/page/lost', '404 - Page Not Found'],
    ['/car-rental/9999', 'Car not found'],
    ['/airport-transfer/9999', 'Transfer not found'],
    ['/hotels/grand-budapest', 'Hotel not found.'],
  ] as const) {
    await test.step(`${path} has status 404 and shows '${text}'`, async () => {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(titleOf(await response.text())).toBe(text)
    })
  }
  await test.step('an unknown URL shows the status 404 once and links to the home page', async () => {
    expectErrors('404')
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await expect(page.getByRole('main').getByText('404')).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('lists have breadcrumb data for search engines', async ({ request }) => {
  for (const [path, trail] of [
    ['/tours', ['Home', 'Tours']],
    ['/tours/day-trips', ['Home', 'Tours', 'Day Trips in Bali']],
    ['/categories', ['Home', 'Categories']],
    ['/destinations', ['Home', 'Destinations']],
    ['/news', ['Home', 'News']],
    ['/transport', ['Home', 'Transport']],
    ['/car-rental', ['Home', 'Car Rental']],
    ['/airport-transfer', ['Home', 'Airport Transfer']],
    ['/hotels', ['Home', 'Hotels']],
  ] as const) {
    await test.step(`${path} has breadcrumb data`, async () => {
      const html = await (await request.get(path)).text()
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
      const nodes: { '@type': string; itemListElement?: { name: string; item: string }[] }[] = data['@graph'] ?? [data]
      const steps = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
      expect(steps.map(({ name }) => name)).toEqual(trail)
      expect(steps.map(({ item }) => new URL(item).pathname).at(-1)).toBe(path)
    })
  }
})

test('a page opened by a link starts at the top', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Day trips' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL(/\/tours\/day-trips$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const path of ['/tour/best-of-bali-five-days', '/page/terms-and-conditions']) {
  test(`on a phone, ${path} restores its scroll position after a reload, and scrolls to a text fragment in the URL`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE_SCREEN)
    await page.goto(path)
    await expect(page.locator('[data-below-fold]')).toHaveCount(0)
    const last = page.locator('main h2').last()
    await last.evaluate(scrollUntilStable)
    await expect(last).toBeInViewport()
    const words = (await last.innerText()).trim()
    const { y } = (await last.boundingBox()) ?? { y: Number.NaN }
    await page.reload()
    await expect.poll(async () => Math.abs(((await last.boundingBox())?.y ?? Number.NaN) - y)).toBeLessThan(2)

    await page.goto('about:blank')
    await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`)
    await expect(last).toBeInViewport()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists and pages are complete, and forms are replaced by instructions for booking', async ({ page }) => {
    const howToBook = page.getByRole('heading', { name: 'How to book' })
    await page.goto('/airport-transfer')
    await expect(page.getByRole('combobox', { name: 'City' })).toBeHidden()
    await page
      .getByRole('link', { name: /^View Cars/ })
      .first()
      .click()
    await expect(howToBook).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other cars on this route' })).toBeVisible()
    await page.goto('/car-rental')
    await page
      .getByRole('link', { name: /^Book Now/ })
      .first()
      .click()
    await expect(howToBook).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeVisible()
    await page.goto('/hotels/lembah-sayan-ubud')
    await page
      .getByRole('link', { name: /^Book Room/ })
      .first()
      .click()
    await expect(howToBook).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden()
    await page.goto('/categories/temples-culture')
    await expect(page.locator('[data-tour-grid] > li').first()).toBeVisible()
  })
})
