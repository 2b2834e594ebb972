import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Account, book, fillSignIn, signedInState, signIn } from '../support/account.ts'
import { expectAxeFindsNothing, expectSoundOnEveryScreen } from '../support/axe.ts'
import { currencySelector } from '../support/currency.ts'
import { panel } from '../support/dashboard.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { DESK_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const settings = (page: Page) => panel(page, 'Settings')
const place = (page: Page, name: string) => settings(page).getByRole('region', { name, exact: true })

test('a password is changed in the settings, and only this device stays signed in', async ({
  page,
  browser,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('403')
  const elsewhere = await browser.newContext({ storageState: await signedInState(browser, traveller) })
  await signIn(page, traveller, '/dashboard?tab=settings')
  const form = place(page, 'Password')
  await form.getByRole('button', { name: 'Change password' }).click()
  const current = form.getByLabel('Current password')
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('autocomplete', 'current-password')
  await form.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText(`A link to choose a new password is on its way to ${traveller.email}.`)).toBeVisible()
  await mailTo(traveller.email, /new password/i)
  await current.fill('Wrong-1234')
  await form.getByLabel('New password').fill('Nusa-Changed-2')
  await expect(form.getByText('One lowercase letter: done')).toBeAttached()
  await form.getByLabel('Confirm Password').fill('Nusa-Changed-2')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(current).toHaveAccessibleDescription('The password is wrong.')
  await expect(current).toBeFocused()
  await expectSoundOnEveryScreen(page)
  await current.fill(traveller.password)
  await expect(current).toHaveAccessibleDescription('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(current).toBeHidden()
  await expect(form.getByRole('button', { name: 'Change password' })).toBeFocused()
  const session = async (request: Page['request']) => (await (await request.get('/api/auth/session')).json()).session
  expect(await session(page.request)).not.toBeNull()
  expect(await session(elsewhere.request)).toBeNull()
  await elsewhere.close()
  await mailTo(traveller.email, /password was changed/i)
})

test('a new email address takes effect once its link is opened, and a form continues after signing in again', async ({
  page,
  context,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('401')
  await signIn(page, traveller, '/dashboard?tab=settings')
  const wanted: Account = { ...traveller, email: `new-${traveller.email}` }
  const form = place(page, 'Email')
  await form.getByRole('button', { name: 'Change email' }).click()
  await form.getByLabel('New email').fill(wanted.email)
  await form.getByLabel('Your password').fill(traveller.password)

  await context.clearCookies()
  const after = new Date()
  await form.getByRole('button', { name: 'Save' }).click()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  await expect(form.getByText(`${wanted.email} still needs to be confirmed`)).toBeVisible()
  await expectSoundOnEveryScreen(page)

  const mailed = await context.newPage()
  await mailed.goto(linkIn(await mailTo(wanted.email, /confirm your new email/i, { after }), '/confirm-email'))
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your new email address is confirmed')
  await expectAxeFindsNothing(mailed)
  await mailed.reload()
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your new email address is confirmed')
  await mailed.getByRole('link', { name: 'Go to your settings' }).click()
  await expect(place(mailed, 'Email').getByText(wanted.email, { exact: true })).toBeVisible()
  await mailed.close()
  await expect(form.getByText(wanted.email, { exact: true })).toBeVisible()
  await expect(form.getByText('still needs to be confirmed')).toHaveCount(0)
})

test('currency and newsletter belong to the account, its data can be downloaded, and all devices are signed out', async ({
  page,
  browser,
  traveller,
}) => {
  await signIn(page, traveller, '/dashboard?tab=settings')
  const kept = page.waitForResponse('**/api/account/preferences')
  await settings(page).getByRole('combobox', { name: 'Currency' }).selectOption('USD')
  await expect(currencySelector(page)).toHaveValue('USD')
  await kept
  const letters = settings(page).getByRole('switch', { name: 'Send me the newsletter' })
  await letters.press('Space')
  await expect(letters).toBeChecked()
  await expectSoundOnEveryScreen(page)

  const download = page.waitForEvent('download')
  await settings(page).getByRole('button', { name: 'Download my data' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({
    profile: { email: traveller.email },
    account: { preferred_currency: 'USD', newsletter: 'subscribed' },
  })

  await test.step('another device shows the same, and is signed out with this one', async () => {
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await signIn(other, traveller, '/dashboard?tab=settings')
    await expect(currencySelector(other)).toHaveValue('USD')
    await expect(settings(other).getByRole('switch')).toBeChecked()
    const chosen = other.waitForResponse('**/api/account/preferences')
    await currencySelector(other).selectOption('IDR')
    await chosen
    await page.reload()
    await expect(currencySelector(page)).toHaveValue('IDR')
    await settings(other).getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(other).toHaveURL(/\/auth\?redirect=/)
    await other.close()
  })
  expect((await (await page.request.get('/api/auth/session')).json()).session).toBeNull()
})

test('an account is deleted permanently once it has no open bookings', async ({ page, traveller, expectTrouble }) => {
  expectTrouble('409', '401')
  await signIn(page, traveller, '/dashboard?tab=settings')
  const { invoiceId } = await book(page.request)

  await test.step('that something else failed before is not said in the dialog', async () => {
    expectTrouble('500')
    await page.route('**/api/account/data', (route) => route.fulfill({ status: 500, body: '{}' }))
    await settings(page).getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/account/data')
  })
  await settings(page).getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  const remove = dialog.getByRole('button', { name: 'Delete my account' })
  const password = dialog.getByLabel('Your password')
  await expect(dialog.getByText('The law requires us to keep records of your bookings')).toBeVisible()
  expect(await page.getByRole('alert').count()).toBe(0)
  await expect(password).toBeFocused()
  await password.fill(traveller.password)
  const screen = page.viewportSize() ?? DESK_SCREEN
  await page.setViewportSize({ width: 320, height: 568 })
  await remove.click()
  await expect(dialog.getByRole('alert')).toContainText('You still have an upcoming or unpaid booking')
  await expect(dialog.getByRole('link', { name: 'View your bookings' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText('You still have an upcoming or unpaid booking')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(screen)
  await expectSoundOnEveryScreen(page)
  await dialog.getByRole('link', { name: 'View your bookings' }).click()
  await expect(panel(page, 'Bookings')).toBeVisible()

  const { bookings } = await (await page.request.get('/api/bookings?when=upcoming')).json()
  const { id } = bookings.find((booking: { invoice_id: string }) => booking.invoice_id === invoiceId)
  const { origin } = new URL(page.url())
  await page.request.post(`/api/bookings/${id}/cancel`, { headers: { origin }, data: { reason: '' } })
  await page.goto('/dashboard?tab=settings')
  await settings(page).getByRole('button', { name: 'Delete my account' }).click()
  await password.fill(traveller.password)
  await remove.click()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/auth')
  await fillSignIn(page.getByRole('main'), traveller)
  await expect(page.getByText('Login Error')).toBeVisible()
})

test('all settings appear at once, and leaving with unsaved changes asks for confirmation', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, '/favorites')

  await test.step('though a low window shows but the first of them', async () => {
    for (const [width, height] of [
      [320, 700],
      [640, 400],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/dashboard?tab=settings')
      await expect(place(page, 'Delete my account').getByRole('button')).toBeVisible()
    }
  })

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  const form = place(page, 'Email')
  await form.getByRole('button', { name: 'Change email' }).click()
  await form.getByLabel('New email').fill('somebody@nusa.example')

  await test.step('another tab of the dashboard keeps it', async () => {
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(form.getByLabel('New email')).toHaveValue('somebody@nusa.example')
  })

  await page.evaluate(() => location.assign('/tours'))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(form.getByLabel('New email')).toHaveValue('somebody@nusa.example')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/tours')
  expect(asked).toHaveLength(1)
})
