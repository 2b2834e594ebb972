import { expectAxeFindsNothing } from './support/axe.ts'
import { cards, countSaid, expectCount, prices, titles } from './support/list.ts'
import { DESK_SCREEN, PHONE_SCREEN } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const isSorted = (values: number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))

test('a list has its first page without JavaScript, and says where the others are', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/tours')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText('JavaScript is off')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0)
  await page.goto('/search?q=ubud')
  await expect(page.getByText('Searching needs JavaScript')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await context.close()
})

test('a list loads no index until it is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/tours')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/data/tours/index.json')
  await page.getByLabel('Single Day').check()
  await expect(page).toHaveURL(/type=single_day/)
  await expectCount(page, (count) => count > 0)
  expect(asked).toContain('/data/tours/index.json')
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/auth/session')).toEqual([])
})

test('filters narrow a list, stand in the address, and survive reload, back and forward', async ({ page }) => {
  await page.goto('/tours')
  const all = await countSaid(page)
  await page.getByLabel('Multi Day').check()
  await expectCount(page, (count) => count < all)
  const multiDay = await countSaid(page)
  await page.getByLabel('Komodo & Labuan Bajo').check()
  await expectCount(page, (count) => count < multiDay)
  await expect(page).toHaveURL(/\?type=multi_day&destination=komodo-labuan-bajo$/)
  for (const card of await cards(page).allInnerTexts()) expect(card).toContain('Komodo & Labuan Bajo')
  const both = await titles(page)

  await page.reload()
  await expect(page.getByLabel('Multi Day')).toBeChecked()
  await expect.poll(() => titles(page)).toEqual(both)
  await page.goBack()
  await expectCount(page, (count) => count === multiDay)
  await expect(page.getByLabel('Komodo & Labuan Bajo')).not.toBeChecked()
  await page.goBack()
  await expectCount(page, (count) => count === all)
  await expect(page.getByLabel('All', { exact: true })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect.poll(() => titles(page)).toEqual(both)
})

test('a shared link jumps on no screen', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    // A typeface that comes after the first paint may widen a word by some pixels: less than Lighthouse counts.
    const counts = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value')) >= 0.0005
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
  })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/tours?destination=ubud&view=list', '/tours?price=1', '/search?q=ubud&guests=2-1-0']) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${address} at ${width} px`).toEqual([])
    }
  }
})

test('a shared link shows the same list', async ({ page }) => {
  await page.goto('/tours?duration=8%2B&sort=price-high&view=list')
  await expect(page.getByLabel('Full day')).toBeChecked()
  await expect(page.getByLabel('Up to 4 hours')).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high')
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  await expectCount(page, (count) => count > 0)
  expect(isSorted((await prices(page)).toReversed())).toBe(true)
})

test('a list is sorted by each of its sorts', async ({ page }) => {
  await page.goto('/tours')
  const popular = await titles(page)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.getByRole('option')).toHaveText([
    'Popularity',
    'Rating',
    'Price: Low to High',
    'Price: High to Low',
    'Duration',
  ])
  await sort.selectOption('Price: Low to High')
  await expect(page).toHaveURL(/\?sort=price-low$/)
  await expect.poll(async () => isSorted(await prices(page))).toBe(true)
  await sort.selectOption('Duration')
  await expect.poll(async () => (await cards(page).first().innerText()).includes('2 hours')).toBe(true)
  await sort.selectOption('Popularity')
  await expect(page).toHaveURL(/\/tours$/)
  await expect.poll(() => titles(page)).toEqual(popular)
})

test('a price at the slider hides what is dearer', async ({ page }) => {
  await page.goto('/tours')
  const slider = page.getByRole('slider', { name: 'Price' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/price=\d+/)
  const highest = Number(new URL(page.url()).searchParams.get('price'))
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(highest)
  await expect(page.locator('output')).toContainText(`Rp${highest.toLocaleString('id-ID')}`)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/\/tours$/)
})

test('a price between the steps of the slider is the one that is said and that counts', async ({ page }) => {
  await page.goto('/tours?price=389999')
  const said = page.locator('output')
  await expect(said).toContainText('Rp389.999')
  expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(389_999)
  await page.getByLabel('Single Day').check()
  await expect(page).toHaveURL(/type=single_day&price=389999/)
  await expect(said).toContainText('Rp389.999')
})

test('further pages are reached by their links', async ({ page }) => {
  await page.goto('/tours')
  const total = await countSaid(page)
  const first = await titles(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards(page)).toHaveCount(Math.min(24, total - 24))
  expect((await titles(page)).filter((title) => first.includes(title))).toEqual([])
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first()).toBeInViewport()
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(first)
})

test('a list looks like a grid or a list, without new cards', async ({ page }) => {
  await page.goto('/tours')
  const widthOf = async () => (await cards(page).first().boundingBox())?.width ?? 0
  const inGrid = await widthOf()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(page).toHaveURL(/\?view=list$/)
  await expect.poll(widthOf).toBeGreaterThan(inGrid * 2)
  await page.getByRole('button', { name: 'Grid' }).click()
  await expect.poll(widthOf).toBe(inGrid)
})

test('nothing found is said, and Reset All brings everything back', async ({ page }) => {
  await page.goto('/tours?price=1&sort=rating')
  await expect(page.getByText('No tours found. Try changing your filters.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset All' }).last().click()
  await expect(page).toHaveURL(/\?sort=rating$/)
  await expect(cards(page)).toHaveCount(24)
  // The button is gone, but the focus is not lost.
  await expect(page.locator('[data-results-top]')).toBeFocused()
})

test('beside the tours filters count at once, so there is nothing to apply', async ({ page }) => {
  await page.setViewportSize(DESK_SCREEN)
  await page.goto('/tours')
  await expect(page.getByRole('button', { name: 'Reset All' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeHidden()
})

test('going back closes the drawer, and forgets what was not applied', async ({ page }) => {
  await page.setViewportSize(PHONE_SCREEN)
  await page.goto('/tours')
  const all = await countSaid(page)
  const opener = page.getByRole('button', { name: /^Filters/ })
  const drawer = page.getByRole('dialog', { name: 'Filter Tours' })
  await opener.click()
  await drawer.getByLabel('Ubud').check()
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expectCount(page, (count) => count < all)
  await opener.click()
  await drawer.getByLabel('4 - 8 hours').check()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expectCount(page, (count) => count === all)
  await opener.click()
  await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/\/tours$/)
})

test('on a phone count, sort and view stand in one line where there are no filters', async ({ page }) => {
  await page.setViewportSize(PHONE_SCREEN)
  for (const path of ['/search', '/categories/temples-culture', '/destination/ubud']) {
    await page.goto(path)
    const sort = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox()
    const view = await page.getByRole('group', { name: 'View' }).boundingBox()
    expect(Math.abs((sort?.y ?? 0) - (view?.y ?? 99)), path).toBeLessThan(4)
  }
})

test('on a phone filters count once they are applied', async ({ page }) => {
  await page.setViewportSize(PHONE_SCREEN)
  await page.goto('/tours')
  const all = await countSaid(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter Tours' })
  await drawer.getByLabel('4 - 8 hours').check()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  expect(await countSaid(page)).toBe(all)

  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(drawer.getByLabel('4 - 8 hours')).not.toBeChecked()
  await drawer.getByLabel('4 - 8 hours').check()
  await drawer.getByLabel('Ubud').check()
  await expectAxeFindsNothing(page)
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/destination=ubud&duration=4-8$/)
  await expectCount(page, (count) => count > 0 && count < all)
  await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('2')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await drawer.getByRole('button', { name: 'Reset All' }).click()
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expectCount(page, (count) => count === all)
})

test('a list that cannot be loaded says so and can be tried again', async ({ page, expectTrouble }) => {
  expectTrouble('/data/tours/index.json', 'The tours could not be listed')
  await page.clock.install()
  await page.route('**/data/tours/index.json', (route) => route.abort())
  await page.goto('/tours?sort=rating')
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000)
      return page.getByText('Error Loading Tours').isVisible()
    })
    .toBe(true)
  await expect(page.getByText('There was an error loading the tours. Please try again later.')).toBeVisible()
  await page.unroute('**/data/tours/index.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('every list of tours has its title and its tours', async ({ page }) => {
  for (const [path, title] of [
    ['/tours/popular', 'Popular Tours in Bali'],
    ['/tours/day-trips', 'Day Trips in Bali'],
    ['/tours/multi-day', 'Multi-day Tours in Bali'],
    ['/tours/private', 'Private Tours in Bali'],
    ['/tours/group-bookings', 'Group Bookings in Bali'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const built = await countSaid(page)
    expect(built).toBeGreaterThan(0)
    const before = await titles(page)
    await page.goto(`${path}?sort=price-low`)
    await expect.poll(async () => isSorted(await prices(page))).toBe(true)
    expect(await countSaid(page)).toBe(built)
    expect((await titles(page)).length).toBe(before.length)
  }
})

test('nonsense in an address is as if it were not there', async ({ page }) => {
  await page.goto('/tours')
  const built = await titles(page)
  for (const nonsense of [
    'type=half_day&sort=cheapest&view=map&page=-3&price=-5',
    `destination=${encodeURIComponent('"><img src=x onerror=alert(1)>')}&category=%00`,
    `destination=${'x'.repeat(5000)}`,
    'page=99999999999&duration=9',
  ]) {
    await page.goto(`/tours?${nonsense}`)
    await expect.poll(() => titles(page)).toEqual(built)
  }
})

test('category chips are pressed, and dragged without being pressed', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/search')
  const chips = page.getByRole('group', { name: 'Categories' })
  const all = await countSaid(page)
  const first = chips.getByRole('button').first()
  const box = await first.boundingBox()
  if (!box) throw new Error('No chip is shown.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x + 200, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 5 })
  await page.mouse.up()
  expect(await chips.evaluate((row) => row.scrollLeft)).toBeGreaterThan(100)
  // The list's script came with that first touch, and has nothing to make up for.
  await expect(page.locator('[data-tour-results][data-awake]')).toHaveCount(1)
  await expect(chips.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/search$/)

  await chips.getByRole('button', { name: 'Temples & Culture' }).click()
  await expect(page).toHaveURL(/\/search\?category=temples-culture$/)
  await expectCount(page, (count) => count < all)
  const one = await countSaid(page)
  await chips.getByRole('button', { name: 'Food & Craft' }).click()
  await expectCount(page, (count) => count > one)
  await expect(chips.getByRole('button', { pressed: true })).toHaveCount(2)
})

test('/search reads what both forms ask for', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Search Tours' })).toBeVisible()
  const all = await countSaid(page)
  for (const address of ['q=SUNRISE', 'what=sunrise']) {
    await page.goto(`/search?${address}`)
    await expectCount(page, (count) => count > 0 && count < all)
    for (const title of await titles(page)) expect(title.toLowerCase()).toContain('sunrise')
  }
  await page.goto('/search?where=ubud')
  await expectCount(page, (count) => count > 0 && count < all)
  await page.goto('/search?adults=12&children=3&infants=9')
  await expectCount(page, (count) => count > 0 && count < all)
  const forFifteen = await countSaid(page)
  await page.goto('/search?guests=12-3-9')
  await expectCount(page, (count) => count === forFifteen)
  await page.goto('/search?when=2020-01-01')
  await expect(page.getByText('No tours found matching your search criteria.')).toBeVisible()
  await page.goto('/search?date=2026-02-31&adults=-2&guests=many')
  await expectCount(page, (count) => count === all)
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByText('No tours found matching your search criteria.')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('/search keeps what was searched when it is sorted', async ({ page }) => {
  await page.goto('/search?what=bali&guests=2-0-0')
  await expectCount(page, (count) => count > 0)
  const found = await countSaid(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  await expect(page).toHaveURL(/\/search\?what=bali&guests=2-0-0&sort=price-low$/)
  await expect.poll(async () => isSorted(await prices(page))).toBe(true)
  expect(await countSaid(page)).toBe(found)
})
