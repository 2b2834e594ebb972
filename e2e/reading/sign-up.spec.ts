import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('the sign-up form shows a password error until the password is changed, and stores all input except passwords', async ({
  page,
  expectErrors,
}) => {
  const api = '**/api/auth/sign-up'
  let sent = 0
  expectErrors('500')
  await page.route(api, (route) => {
    sent += 1
    return route.fulfill({ status: 500, body: '{}' })
  })
  await page.goto('/auth?mode=signup')
  const form = page.getByRole('main').locator('form')
  const expectRejected = async (title: string, description: string) => {
    await form.getByRole('button', { name: 'Create Account' }).click()
    const message = page.getByRole('alert').filter({ hasText: title })
    await expect(message).toContainText(description)
  }
  const password = form.getByLabel('Password', { exact: true })
  await form.getByLabel('Full Name').fill('Ayu Lestari')
  await form.getByLabel('Username').fill('ayu')
  await form.getByLabel('Email').fill('ayu@nusa.example')

  await password.fill('short')
  await form.getByLabel('Confirm Password').fill('short')
  await expectRejected('Password Requirements Not Met', 'Please ensure your password meets all the requirements.')
  await expect(password).toBeFocused()
  await expectNoAxeViolations(page)

  await password.fill('Nusa-Journey-1')
  await expect(password).not.toHaveAttribute('aria-invalid')
  await expectRejected('Password Error', 'Passwords do not match.')
  expect(sent).toBe(0)

  await form.getByLabel('Confirm Password').fill('Nusa-Journey-1')
  await expect(form.getByLabel('Confirm Password')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectRejected('Error', 'An unexpected error occurred.')
  await expect(form.getByLabel('Email')).toHaveValue('ayu@nusa.example')
  await expect(password).toHaveValue('Nusa-Journey-1')

  await test.step('switching to the sign-in form and back keeps the input', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).last().click()
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 2_000 })
    await expect(form.getByLabel('Email')).toHaveValue('ayu@nusa.example')
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
    await expect(form.getByLabel('Full Name')).toHaveValue('Ayu Lestari')
    await expect(password).toHaveValue('Nusa-Journey-1')
  })

  await test.step('on another page, the sign-up dialog has the input except passwords, and a click outside does not close it', async () => {
    await page.goto('/page/booking-policy')
    const dialog = page.getByRole('dialog')
    const openSignUp = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click()
      await dialog.getByRole('button', { name: 'Create Account' }).click()
    }
    await openSignUp()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ayu Lestari')
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
    await dialog.getByLabel('Username').fill('ayu.lestari')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openSignUp()
    await expect(dialog.getByLabel('Username')).toHaveValue('ayu.lestari')
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      'Nusa-Journey',
    )
  })
})

test('after a sign-up, the sign-in form does not contain the password that was tried before', async ({ page }) => {
  await page.route('**/api/auth/sign-up', (route) => route.fulfill({ json: { ok: true } }))
  await page.goto('/auth')
  const main = page.getByRole('main')
  const password = main.getByLabel('Password', { exact: true })
  await password.fill('Wrong-1234')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await main.getByLabel('Full Name').fill('Ayu Lestari')
  await main.getByLabel('Username').fill('ayu')
  await main.getByLabel('Email').fill('ayu@nusa.example')
  await password.fill('Nusa-1'.repeat(34))
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(password).toHaveAccessibleDescription(/^Please choose a password of at most 200 characters\./)
  await password.fill('Nusa-Journey-1')
  await main.getByLabel('Confirm Password').fill('Nusa-Journey-1')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  await expect(main.getByLabel('Email')).toHaveValue('ayu@nusa.example')
  await expect(password).toHaveValue('')
})
