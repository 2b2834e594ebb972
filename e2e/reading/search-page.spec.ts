import type { Locator } from '@playwright/test'
import { cards, expectCount, isSorted, readPrices, readTitles, readTourCount } from '../support/list.ts'
import { expectNoHorizontalScroll } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('category chips are selected by a click, and not by dragging', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/search')
  const chips = page.getByRole('group', { name: 'Categories' })
  const all = await readTourCount(page)
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
  await expect(page.locator('[data-tour-results][data-started]')).toHaveCount(1)
  await expect(chips.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/search$/)

  await chips.getByRole('button', { name: 'Temples & Culture' }).click()
  await expect(page).toHaveURL(/\/search\?category=temples-culture$/)
  await expectCount(page, (count) => count < all)
  const one = await readTourCount(page)
  await chips.getByRole('button', { name: 'Food & Craft' }).click()
  await expectCount(page, (count) => count > one)
  await expect(chips.getByRole('button', { pressed: true })).toHaveCount(2)
})

test('a search for a destination finds the tours whose cards show that destination', async ({ page }) => {
  await page.goto('/search?what=south+bali&guests=2-0-0')
  await expect(page.getByRole('heading', { level: 1, name: 'Search Tours' })).toBeVisible()
  await readTitles(page)
  for (const card of await cards(page).allInnerTexts()) expect(card).toContain('South Bali')
  const found = await readTourCount(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  await expect(page).toHaveURL(/\/search\?what=south\+bali&guests=2-0-0&sort=price-low$/)
  await expect.poll(async () => isSorted(await readPrices(page))).toBe(true)
  expect(await readTourCount(page)).toBe(found)
})

test('overflowing category chips fade out at the edge, and are aligned with the content below', async ({ page }) => {
  for (const path of ['/search', '/tours']) {
    await page.goto(path)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const chips = page.getByRole('group', { name: 'Categories' })
      const left = async (place: Locator) => (await place.boundingBox())?.x
      await expect(chips.getByRole('button').first()).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      await chips.evaluate(async (row) => {
        row.scrollTo({ left: 0, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      })
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
      await expectNoHorizontalScroll(page)
    }
  }
})
