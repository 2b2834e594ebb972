import { cards, countSaid, expectCount, isSorted, prices, titles } from '../support/list.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('a list is sorted, paged and shared by its URL', async ({ page }) => {
  await test.step('a list is sorted by each of its sorts', async () => {
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

  await test.step('further pages are reached by their links', async () => {
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

  await test.step('a shared link shows the same list', async () => {
    await page.goto('/tours?duration=8%2B&sort=price-high&view=list')
    await expect(page.getByLabel('Full day')).toBeChecked()
    await expect(page.getByLabel('Up to 4 hours')).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high')
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
    await expectCount(page, (count) => count > 0)
    expect(isSorted((await prices(page)).toReversed())).toBe(true)
  })

  await test.step('nonsense in an address is as if it were not there', async () => {
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
})

test('every list has its title and its tours, as a grid, as a list and on a phone', async ({ page }) => {
  await test.step('a list looks like a grid or a list, without new cards', async () => {
    await page.goto('/tours')
    const widthOf = async () => (await cards(page).first().boundingBox())?.width ?? 0
    const inGrid = await widthOf()
    await page.getByRole('button', { name: 'List' }).click()
    await expect(page).toHaveURL(/\?view=list$/)
    await expect.poll(widthOf).toBeGreaterThan(inGrid * 2)
    await page.getByRole('button', { name: 'Grid' }).click()
    await expect.poll(widthOf).toBe(inGrid)
  })

  await test.step('a list view shows the excerpts of the tours, whether it is chosen or asked for by the address', async () => {
    const excerpts = page.locator('[data-tour-grid] [data-excerpt]')
    const texts = () => excerpts.allTextContents()
    await page.goto('/tours')
    await expect(excerpts.first()).toBeHidden()
    await page.getByRole('button', { name: 'List' }).click()
    await expect(excerpts.first()).toBeVisible()
    await expect.poll(async () => (await texts()).filter((text) => text.length < 20)).toEqual([])
    const chosen = await texts()
    await page.goto('/tours?view=list')
    await expect.poll(texts).toEqual(chosen)
    await page.goto('/tours?view=list&sort=rating')
    await expect.poll(async () => (await texts()).toSorted()).not.toContain('')
    await expect(excerpts.first()).toBeVisible()
  })

  await test.step('every list of tours has its title and its tours', async () => {
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

  await test.step('on a phone count, sort and view stand in one line where there are no filters', async () => {
    await page.setViewportSize(PHONE_SCREEN)
    for (const path of ['/search', '/categories/temples-culture', '/destination/ubud']) {
      await page.goto(path)
      const sort = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox()
      const view = await page.getByRole('group', { name: 'View' }).boundingBox()
      expect(Math.abs((sort?.y ?? 0) - (view?.y ?? 99)), path).toBeLessThan(4)
    }
  })
})
