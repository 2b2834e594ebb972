import { expectAxeFindsNothing } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('signing up says what is wrong with a password, and keeps what was typed where the server fails', async ({
  page,
  expectTrouble,
}) => {
  const api = '**/api/auth/sign-up'
  let sent = 0
  expectTrouble('500')
  await page.route(api, (route) => {
    sent += 1
    return route.fulfill({ status: 500, body: '{}' })
  })
  await page.goto('/auth?mode=signup')
  const form = page.getByRole('main').locator('form')
  const refused = async (title: string, description: string) => {
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
  await refused('Password Requirements Not Met', 'Please ensure your password meets all the requirements.')
  await expect(password).toBeFocused()
  await expectAxeFindsNothing(page)

  await password.fill('Nusa-Journey-1')
  await refused('Password Error', 'Passwords do not match.')
  expect(sent).toBe(0)

  await form.getByLabel('Confirm Password').fill('Nusa-Journey-1')
  await refused('Error', 'An unexpected error occurred.')
  await expect(form.getByLabel('Email')).toHaveValue('ayu@nusa.example')
  await expect(password).toHaveValue('Nusa-Journey-1')
})
