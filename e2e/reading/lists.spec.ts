import {
  decodeTourIndex,
  filterTours,
  parseListQuery,
  parseTourScope,
  tourIndexSchema,
} from '../../shared/search/index.ts'
import { cards, isSorted, readPrices, readTitles, readTourCount } from '../support/list.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('a list can be sorted and paged, its URL contains the page and the order, and Back shows the first page', async ({
  page,
}) => {
  await page.goto('/tours')
  const total = await readTourCount(page)
  const first = await readTitles(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards(page)).toHaveCount(Math.min(24, total - 24))
  expect((await readTitles(page)).filter((title) => first.includes(title))).toEqual([])
  await expect(cards(page).first()).toBeInViewport()
  await page.goBack()
  await expect.poll(() => readTitles(page)).toEqual(first)

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  await expect(page).toHaveURL(/\?sort=price-low$/)
  await expect.poll(async () => isSorted(await readPrices(page))).toBe(true)
})

test('every prebuilt list shows its title and as many tours as the tour index contains for that list', async ({
  request,
}) => {
  const index = decodeTourIndex(tourIndexSchema.parse(await (await request.get('/data/tours/index.json')).json()))
  const everything = parseListQuery(new URLSearchParams())
  for (const [path, title] of [
    ['/tours/popular', 'Popular Tours in Bali'],
    ['/tours/day-trips', 'Day Trips in Bali'],
    ['/tours/multi-day', 'Multi-day Tours in Bali'],
    ['/tours/private', 'Private Tours in Bali'],
    ['/tours/group-bookings', 'Group Bookings in Bali'],
    ['/categories/temples-culture', 'Temples &amp; Culture'],
    ['/destination/ubud', 'Ubud'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(/<h1[^>]*>\s*([^<]*?)\s*</.exec(html)?.[1], `the title of ${path}`).toBe(title)
    const scope = parseTourScope(/<section[^>]*\sdata-scope="([^"]+)"/.exec(html)?.[1])
    if (!scope) throw new Error(`${path} has no list of tours.`)
    const count = Number(/<p[^>]*\sdata-count[^>]*>\s*(\d+) Tours?\s*</.exec(html)?.[1])
    expect(count, `the number of tours of ${path}`).toBeGreaterThan(0)
    expect(count, `the number of tours of ${path}`).toBe(filterTours(index, scope, everything).length)
  }
})

test('the list view has wide cards with excerpts, and on a phone the view buttons are next to the sort order', async ({
  page,
}) => {
  await page.goto('/categories/temples-culture')
  const widthOf = async () => (await cards(page).first().boundingBox())?.width ?? 0
  const excerpts = page.locator('[data-tour-grid] [data-excerpt]')
  const inGrid = await widthOf()
  await expect(excerpts.first()).toBeHidden()
  await page.getByRole('button', { name: 'List' }).click()
  await expect.poll(widthOf).toBeGreaterThan(inGrid * 2)
  await expect(excerpts.first()).toBeVisible()
  await expect
    .poll(
      async () => (await excerpts.allTextContents()).filter((text) => text.length < 20),
      'every card has an excerpt',
    )
    .toEqual([])

  await page.setViewportSize(PHONE_SCREEN)
  const sort = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox()
  const view = await page.getByRole('group', { name: 'View' }).boundingBox()
  expect(Math.abs((sort?.y ?? 0) - (view?.y ?? 99)), 'sort order and view are on one line').toBeLessThan(4)
})
