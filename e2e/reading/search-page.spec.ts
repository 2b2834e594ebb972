import type { Locator } from '@playwright/test'
import { cards, countSaid, expectCount, isSorted, prices, titles } from '../support/list.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('category chips are selected by a click, and not by dragging', async ({ page }) => {
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
  // The list's script was loaded by that first interaction, and has no click to replay.
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

test('/search finds tours that match the query in its URL', async ({ page }) => {
  await test.step('/search reads what both forms ask for', async () => {
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

  await test.step('/search keeps what was searched when it is sorted', async () => {
    await page.goto('/search?what=bali&guests=2-0-0')
    await expectCount(page, (count) => count > 0)
    const found = await countSaid(page)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
    await expect(page).toHaveURL(/\/search\?what=bali&guests=2-0-0&sort=price-low$/)
    await expect.poll(async () => isSorted(await prices(page))).toBe(true)
    expect(await countSaid(page)).toBe(found)
  })

  await test.step('a search finds tours by the names of destinations, and their cards name those', async () => {
    for (const [name, slug] of [
      ['South Bali', 'south-bali'],
      ['Komodo & Labuan Bajo', 'komodo-labuan-bajo'],
    ] as const) {
      await page.goto(`/destination/${slug}`)
      const there = await countSaid(page)
      await expect(cards(page).first()).toBeVisible()
      for (const card of await cards(page).allInnerTexts()) expect(card).toContain(name)
      await page.goto(`/search?${new URLSearchParams({ what: name })}`)
      await expectCount(page, (count) => count >= there)
    }
    for (const address of ['/search?what=south+bali', '/tours?destination=south-bali']) {
      await page.goto(address)
      await titles(page)
      const found = await cards(page).allInnerTexts()
      expect(found.length, address).toBeGreaterThan(0)
      for (const card of found) expect(card, address).toContain('South Bali')
    }
  })
})

test('overflowing chips fade out at the edge, and are aligned with the content below', async ({ page }) => {
  for (const path of ['/search', '/tours']) {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const chips = page.getByRole('group', { name: 'Categories' })
      const left = async (place: Locator) => (await place.boundingBox())?.x
      await expect(chips.getByRole('button').first()).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      expect(await left(chips.getByRole('button').first())).toBe(await left(cards(page).first()))
      const fades = () =>
        chips.evaluate((row) =>
          ['start', 'end'].map((side) => getComputedStyle(row).getPropertyValue(`--fade-${side}`)),
        )
      const differ = async () => new Set(await fades()).size === 2
      await expect.poll(differ).toBe(true)
      const [start, end] = await fades()
      await chips.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
      await expect.poll(fades).toEqual([end, start])
      await expectNoSidewaysScrolling(page)
    }
  }
})
