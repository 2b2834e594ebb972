import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript, pages that need JavaScript show a message and a contact address', async ({ page }) => {
  for (const path of [
    '/auth',
    '/booking/confirmation',
    '/booking/confirmation/00000000-0000-4000-8000-000000000000',
    '/cart',
    '/checkout',
    '/dashboard',
    '/favorites',
  ]) {
    await test.step(`${path} shows a message and a contact address`, async () => {
      await page.goto(path)
      const main = page.getByRole('main')
      // Playwright's text locators ignore the content of <noscript>.
      await expect(main.locator('noscript p').first()).toContainText('JavaScript')
      await expect(main.locator('noscript p').first()).toBeVisible()
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
      for (const busy of await main.locator('[aria-busy="true"], [role="status"]').all())
        await expect(busy).toBeHidden()
    })
  }
})

test('without JavaScript, the header links to the cart, and a tour shows instructions for booking', async ({
  page,
}) => {
  await page.goto('/tours')
  await page.getByRole('banner').getByRole('link', { name: 'Your Cart' }).click()
  await expect(page).toHaveURL('/cart')

  // Shown instead of a form that would do nothing.
  await page.goto('/tour/mount-batur-sunrise-trek')
  const text = page.locator('#book noscript p')
  await expect(text).toContainText('To book this tour, turn on JavaScript')
  await expect(text).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden()
})
