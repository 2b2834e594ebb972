import { createAccount, signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { panel, tab } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'

test('bookings and favorites are disabled until the profile is complete', async ({ page, request }) => {
  const account = await createAccount(request)
  await signIn(page, account, '/dashboard?tab=bookings')
  await expect(panel(page, 'Profile')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(tab(page, 'Bookings')).toHaveAttribute('aria-disabled', 'true')
  await expect(tab(page, 'Bookings')).toHaveAccessibleDescription(
    'Complete your profile to see your bookings and favorites.',
  )

  const form = panel(page, 'Profile')
  await expect(form.getByLabel('Email')).toHaveValue(account.email)
  await expect(form.getByLabel('Email')).not.toBeEditable()
  // The full name of the sign-up is suggested.
  await expect(form.getByLabel('First name')).toHaveValue('Made')
  await expect(form.getByLabel('Last name')).toHaveValue('Wirawan')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Missing required fields')).toBeVisible()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await expect(form.getByText('Birthday is required')).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: 'main' })

  for (const [label, value] of [
    ['Phone', '+62 812 3456 7890'],
    ['Address', 'Jalan Raya Ubud 8'],
    ['City', 'Ubud'],
    ['Country', 'Indonesia'],
    ['Birthday', '1990-02-28'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()

  await expect(tab(page, 'Bookings')).toHaveAttribute('aria-disabled', 'false')
  await expect(tab(page, 'Bookings')).toHaveAccessibleDescription('')
  await expect(page.getByRole('button', { name: 'Account: Made' })).toBeVisible()
  await tab(page, 'Bookings').click()
  await expect(page.getByText('No upcoming trips yet')).toBeVisible()
  await page.getByRole('button', { name: 'Past' }).click()
  await expect(page.getByText('No past trips yet')).toBeVisible()
  await expectAccessibleOnEveryScreen(page, { within: 'main' })
})
