import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.describe('categories', () => {
  test('category cards link to their tours', async ({ page }) => {
    await test.step('a category card shows the number of tours and opens a page with that many tours', async () => {
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
  })

  test('an unknown category shows a message and has status 404', async ({ page, expectErrors }) => {
    expectErrors('404')
    const response = await page.goto('/categories/golf')
    expect(response?.status()).toBe(404)
    await expect(heading(page, 'Category Not Found')).toBeVisible()
    await expect(page.getByText('Sorry, this category does not exist.')).toBeVisible()
  })
})

test.describe('destinations', () => {
  test('destinations are listed and found by id, and their tours are filtered by category', async ({
    page,
    request,
  }) => {
    await test.step('the list of destinations links to a page with the tours of each destination', async () => {
      await page.goto('/destinations')
      await page.getByRole('link', { name: 'Ubud', exact: true }).click()
      await expect(heading(page, 'Ubud')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Tours in Ubud' })).toBeVisible()
      await expect(page.locator('[data-tour-grid] > li').first()).toBeVisible()
    })

    await test.step('a URL with the id of a destination redirects to its page', async () => {
      const response = await request.get('/destination/1')
      expect(response.status()).toBe(200)
      expect(new URL(response.url()).pathname).toMatch(/^\/destination\/[a-z-]+$/)
    })

    await test.step('a category filters the tours of a destination, and the URL contains the category', async () => {
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
