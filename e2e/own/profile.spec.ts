import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { fillSignIn, newAccount, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { panel, tab } from '../support/dashboard.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('an empty profile closes bookings and favorites until it is complete', async ({
  page,
  request,
  expectTrouble,
}) => {
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
  // The full name of the sign-up is proposed.
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

  await test.step('what is wrong with a field is said until it is changed', async () => {
    await form.getByLabel('City').fill('U')
    await expect(form.getByText('City is required')).toBeHidden()
    await expect(page.getByText('Missing required fields')).toBeHidden()
    await expect(form.getByText('Country is required')).toBeVisible()
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

  await test.step('what was typed stays where the server fails', async () => {
    expectTrouble('500')
    await page.route('**/api/account/profile', (route) => route.fulfill({ status: 500, body: '{}' }))
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
    await expect(form.getByLabel('City')).toHaveValue('Ubud')
    await page.unroute('**/api/account/profile')
  })

  await test.step('and where the session ends meanwhile', async () => {
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

test('what is typed while a profile is saved is kept, and leaving asks while it is not saved', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, '/dashboard')
  const form = panel(page, 'Profile')
  await expect(form.getByLabel('City')).not.toHaveValue('')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/account/profile', async (route) => {
    await answer.promise
    await route.continue()
  })
  await form.getByLabel('City').fill('Melbourne')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByLabel('Address').fill('1 Other Street')
  await form.getByLabel('City').fill('Melbourne East')
  answer.resolve()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(form.getByLabel('Address')).toHaveValue('1 Other Street')
  await expect(form.getByLabel('City')).toHaveValue('Melbourne East')

  await page.evaluate(() => location.assign('/tours'))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(form.getByLabel('City')).toHaveValue('Melbourne East')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(form.locator('form[data-unfinished]')).toHaveCount(0)
  await page.goto('/tours')
  expect(asked).toHaveLength(1)
})

test('a profile that is saved undoes nothing that was changed in another browser meanwhile', async ({
  page,
  request,
  traveller,
}) => {
  await signIn(page, traveller, '/dashboard')
  const form = panel(page, 'Profile')
  await expect(form.getByLabel('City')).not.toHaveValue('')
  await expect(form.getByLabel('Birthday')).toHaveAttribute('max', addDays(todayInBali(new Date()), -1))
  const headers = { origin: productUnderTest().siteUrl }
  await request.post('/api/auth/sign-in', { headers, data: traveller })
  await request.patch('/api/account/profile', { headers, data: { city: 'Amed' } })

  await form.getByLabel('Phone').fill('+62 8129999')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(form.getByLabel('City')).toHaveValue('Amed')
  await page.reload()
  await expect(form.getByLabel('City')).toHaveValue('Amed')
  await expect(form.getByLabel('Phone')).toHaveValue('+62 8129999')
})

test('a form that is not saved is kept when the session has ended by itself', async ({ page, traveller }) => {
  await signIn(page, traveller, '/dashboard')
  // Before the profile is known its form stands there without a word in it.
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
