import { expect, test } from '../support/test.ts'

test('an account form that replaces another form gets the focus, on the sign-in page and in the dialog', async ({
  page,
}) => {
  await page.goto('/auth')
  const main = page.getByRole('main')
  const exchange = async (within: typeof main, name: string, title: string) => {
    await within.getByRole('button', { name }).click()
    await expect(within.getByRole('region', { name: title })).toBeFocused()
  }
  await exchange(main, 'Forgot password?', 'Reset Password')
  await exchange(main, 'Back to Sign In', 'Sign In')
  await exchange(main, 'Create Account', 'Create Account')

  await page.route('**/api/auth/sign-up', (route) => route.fulfill({ json: { ok: true } }))
  await main.getByLabel('Full Name').fill('Ayu Lestari')
  await main.getByLabel('Username').fill('ayu')
  await main.getByLabel('Email').fill('ayu@nusa.example')
  await main.getByLabel('Password', { exact: true }).fill('Nusa-Journey-1')
  await main.getByLabel('Confirm Password').fill('Nusa-Journey-1')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(main.getByRole('region', { name: 'Sign In' })).toBeFocused()

  await page.goto('/page/booking-policy')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click()
  await exchange(page.getByRole('dialog'), 'Forgot password?', 'Reset Password')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the heading of the sign-in page is “Sign In”', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  })
})
