import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { findLink, waitForMail } from '../support/mail.ts'
import { expect, test } from '../support/test.ts'

test('a mailed link replaces a forgotten password and can be used only once', async ({
  page,
  traveller,
  expectErrors,
}) => {
  expectErrors('410')
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const email = main.getByLabel('Email')

  await page.goto('/auth')
  await email.fill(traveller.email)
  await main.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(heading).toHaveText('Reset Password')
  await expect(email).toHaveValue(traveller.email)
  await main.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    main.getByText('If this address has an account, a link to choose a new password is on its way.'),
  ).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: 'main' })

  const link = findLink(await waitForMail(traveller.email, /new password/i), '/reset-password')
  await page.goto(link)
  await expect(main.locator('input[autocomplete="username"]')).toHaveValue(traveller.email)
  await main.getByRole('button', { name: 'Save new password' }).click()
  await expect(main.getByLabel('New Password')).toHaveAccessibleDescription(/^Please ensure your password meets all/)
  await expectAccessibleOnEveryScreen(page, { within: 'main' })
  await main.getByLabel('New Password').fill('Nusa-Forgotten-2')
  await main.getByLabel('Confirm Password').fill('Nusa-Forgotten-2')
  await main.getByRole('button', { name: 'Save new password' }).click()
  await expect(heading).toHaveText('Your new password has been saved')
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.reload()
  await expect(heading).toHaveText('Your new password has been saved')

  await page.goto(link)
  await expect(main.getByText(/^This link has already been used/)).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: 'main' })
})
