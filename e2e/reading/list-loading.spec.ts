import { cards, expectCount } from '../support/list.ts'
import { minLayoutShift, waitUntilFontsCached } from '../support/page-load.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript, a list shows its first page and a note that JavaScript is off', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/tours')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText('JavaScript is off')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0)
  await page.goto('/search?q=ubud')
  await expect(page.getByText('Search needs JavaScript')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await context.close()
})

test('a list does not load the tour index until the visitor uses the list', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname))
  await page.goto('/tours')
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).not.toContain('/data/tours/index.json')
  await page.getByLabel('Single Day').check()
  await expect(page).toHaveURL(/type=single_day/)
  await expectCount(page, (count) => count > 0)
  expect(requestedUrls).toContain('/data/tours/index.json')
  expect(requestedUrls.filter((path) => path.startsWith('/api/') && path !== '/api/auth/session')).toEqual([])
})

test('a shared link to a filtered list causes no layout shift, even if the tours load after the first paint', async ({
  page,
  expectErrors,
}) => {
  // Applying a font after the first paint moves the text a little, within limits that another test checks.
  expectErrors('.woff2')
  await page.route('**/*.woff2', (route) => route.abort())
  await page.route('**/data/tours/index.json', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.addInitScript((leastShift) => {
    // However long the list takes to be drawn, the built list must not appear meanwhile.
    const pausedAnimations = new CSSStyleSheet()
    pausedAnimations.replaceSync('[data-tour-results] * { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [pausedAnimations]
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const counts = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value')) >= leastShift
    new PerformanceObserver((list) =>
      shifts.push(
        ...list
          .getEntries()
          .filter(counts)
          .map((entry) => JSON.stringify(entry)),
      ),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  }, minLayoutShift)
  // Each width and each kind of list occur at least once.
  for (const [width, address] of [
    [390, '/tours?destination=ubud&view=list'],
    [390, '/search?q=ubud&guests=2-1-0'],
    [820, '/tours?price=1'],
    [1440, '/tours?destination=ubud&view=list'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => Reflect.get(window, 'shifts')),
      `${address} has no layout shift at ${width} px`,
    ).toEqual([])
  }
})

test('while a list loads, a message is shown at the position of the number of tours', async ({ page }) => {
  let releaseIndex = () => {}
  const released = new Promise<void>((resolve) => {
    releaseIndex = resolve
  })
  await page.route('**/data/tours/index.json', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/categories/temples-culture')
  await waitUntilFontsCached(page)
  const count = page.getByRole('region', { name: 'Tours' }).getByRole('status')
  const before = await count.boundingBox()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating')
  await expect(count).toHaveText('Loading...')
  expect(await count.boundingBox()).toEqual(before)
  releaseIndex()
  await expect(count).toHaveText(/^\d+ Tours?$/)
})

test('the filters and the view of a shared list can be used before its tours load, and are busy until their code loads', async ({
  page,
}) => {
  await page.setViewportSize(PHONE_SCREEN)
  const [code, index] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  for (const [address, { promise }] of [
    [/\/start-list\.[^/]+\.js$/, code],
    ['**/data/tours/index.json', index],
  ] as const) {
    await page.route(address, async (route) => {
      await promise
      await route.continue()
    })
  }
  await page.goto('/tours?type=multi_day')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await expect(filters).toHaveAttribute('aria-busy', 'true')
  code.resolve()
  const drawer = page.getByRole('dialog', { name: 'Filter Tours' })
  await expect(drawer.getByLabel('Multi Day')).toBeChecked()
  await expect(filters).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page).toHaveURL('/tours?type=multi_day&view=list')
  await expect(page.locator('[data-tour-grid][data-view="list"][aria-busy="true"]')).toHaveCount(1)
  index.resolve()
  await expectCount(page, (count) => count > 0 && count < 24)
})
