import { heading } from '../support/heading.ts'
import { isSorted, prices } from '../support/list.ts'
import { expect, test } from '../support/test.ts'

test.describe('categories', () => {
  test('have cards that link to their tours, which are sorted and shown as a grid or a list', async ({ page }) => {
    await test.step('each has a card with its count; the card opens its page with as many tours', async () => {
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

    await test.step('are sorted in five ways, and shown as grid or list; the address keeps it', async () => {
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
      await expect.poll(async () => isSorted(await prices(page))).toBe(true)
      await page.getByRole('button', { name: 'List' }).click()
      await expect(page).toHaveURL(/view=list/)
      await page.reload()
      await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
      await expect(sort).toHaveValue('price-low')
    })
  })

  test('show a message and status 404 if they do not exist', async ({ page, expectTrouble }) => {
    expectTrouble('404')
    const response = await page.goto('/categories/golf')
    expect(response?.status()).toBe(404)
    await expect(heading(page, 'Category Not Found')).toBeVisible()
    await expect(page.getByText('Sorry, this category does not exist.')).toBeVisible()
  })
})

test.describe('destinations', () => {
  test('are listed, are also found by id, and are filtered by category', async ({ page }) => {
    await test.step('are listed, and each shows the tours that go there', async () => {
      await page.goto('/destinations')
      await page.getByRole('link', { name: 'Ubud', exact: true }).click()
      await expect(heading(page, 'Ubud')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Tours in Ubud' })).toBeVisible()
      await expect(page.locator('[data-tour-grid] > li').first()).toBeVisible()
    })

    await test.step('are found at their number too', async () => {
      await page.goto('/destinations')
      const path = await page.locator('main').getByRole('link').nth(1).getAttribute('href')
      const response = await page.goto('/destination/1')
      expect(response?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toMatch(/^\/destination\/[a-z-]+$/)
      expect(path).toMatch(/^\/destination\/[a-z-]+$/)
    })

    await test.step('are narrowed to a category, which the address keeps', async () => {
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
  })
})
