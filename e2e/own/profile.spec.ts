import { fillSignIn, newAccount, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { panel, tab } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'

test('bookings and favorites are disabled until the profile is complete', async ({ page, request, expectTrouble }) => {
  const account = await newAccount(request)
  await page.goto('/auth?redirect=%2Fdashboard%3Ftab%3Dbookings')
  await fillSignIn(page.getByRole('main'), account)
  await expect(panel(page, 'Profile')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const name of ['Bookings', 'Favorites']) {
    await expect(tab(page, name)).toHaveAttribute('aria-disabled', 'true')
    await expect(tab(page, name)).toHaveAccessibleDescription(
      'Complete your profile to see your bookings and favorites.',
    )
  }
  await tab(page, 'Favorites').click({ force: true })
  await expect(panel(page, 'Profile')).toBeVisible()
  await expectSoundOnEveryScreen(page)

  const form = panel(page, 'Profile')
  await expect(form.getByLabel('Email')).toHaveValue(account.email)
  await expect(form.getByLabel('Email')).not.toBeEditable()
  // The full name of the sign-up is suggested.
  await expect(form.getByLabel('First name')).toHaveValue('Made')
  await expect(form.getByLabel('Last name')).toHaveValue('Wirawan')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Missing required fields')).toBeVisible()
  await expect(page.getByText('Please fill all required fields.')).toBeVisible()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await expect(form.getByText('Birthday is required')).toBeVisible()
  await expectSoundOnEveryScreen(page)

  await test.step('what is said of the profile goes with its tab', async () => {
    await tab(page, 'Settings').click()
    await expect(panel(page, 'Settings')).toBeVisible()
    expect(await page.getByText('Missing required fields').count()).toBe(0)
    await tab(page, 'Profile').click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Missing required fields')).toBeVisible()
  })

  for (const [label, value] of [
    ['Last name', 'Wirawan'],
    ['Phone', '+62 812 3456 7890'],
    ['Address', 'Jalan Raya Ubud 8'],
    ['City', 'Ubud'],
    ['Country', 'Indonesia'],
    ['Birthday', '1990-02-28'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }

  await test.step('what was typed stays where the session ends meanwhile', async () => {
    expectTrouble('401')
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Save' }).click()
    await fillSignIn(page.getByRole('dialog'), account)
    await expect(page.getByText('Profile updated')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  await expect(tab(page, 'Bookings')).toHaveAttribute('aria-disabled', 'false')
  await expect(tab(page, 'Bookings')).toHaveAccessibleDescription('')
  await expect(page.getByRole('button', { name: 'Account: Made' })).toBeVisible()
  await tab(page, 'Bookings').click()
  await expect(page.getByText('No upcoming trips yet')).toBeVisible()
  await page.getByRole('button', { name: 'Past' }).click()
  await expect(page.getByText('No past trips yet')).toBeVisible()
  await expectSoundOnEveryScreen(page)
  await page.reload()
  await tab(page, 'Profile').click()
  await expect(form.getByLabel('Birthday')).toHaveValue('1990-02-28')
})

test('unsaved changes of a form are kept when the session expires', async ({ page, traveller }) => {
  await signIn(page, traveller, '/dashboard')
  // Before the profile is loaded, its form is empty.
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByLabel('City').fill('Melbourne')
  await page.evaluate(() => {
    localStorage.setItem('session', JSON.stringify({ ...JSON.parse(localStorage.session), expires_at: 1 }))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await test.step('who closes the dialog is told, waits for nothing, and can sign in later', async () => {
    await page.keyboard.press('Escape')
    const note = page.getByText('Your session has ended. Nothing on this page is lost.')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 500 })
      await panel(page, 'Profile').getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
      await expect(note).toBeInViewport({ ratio: 1 })
    }
    await tab(page, 'Bookings').click()
    await expect(page.getByText('Loading your bookings…')).toBeHidden()
    await expectSoundOnEveryScreen(page)
    await page.getByRole('button', { name: 'Sign in again' }).click()
  })
  await fillSignIn(page.getByRole('dialog'), traveller)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Your session has ended.')).toBeHidden()
  await tab(page, 'Profile').click()
  await expect(page.getByLabel('City')).toHaveValue('Melbourne')
})
