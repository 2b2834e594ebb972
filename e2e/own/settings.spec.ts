import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Account, bookTour, signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen, expectNoAxeViolations } from '../support/axe.ts'
import { currencySelector } from '../support/currency.ts'
import { panel } from '../support/dashboard.ts'
import { findLink, waitForMail } from '../support/mail.ts'
import { expect, test } from '../support/test.ts'

const settings = (page: Page) => panel(page, 'Settings')
const section = (page: Page, name: string) => settings(page).getByRole('region', { name, exact: true })

test('a traveller changes the settings, the email address and the password, and deletes the account', async ({
  page,
  context,
  traveller,
  expectErrors,
}) => {
  expectErrors('409')
  const account: Account = { email: `new-${traveller.email}`, password: 'Nusa-Changed-2' }
  await signIn(page, traveller, '/dashboard?tab=settings')

  await test.step('the currency and the newsletter are stored, and are part of the data download', async () => {
    const preferencesSaved = page.waitForResponse('**/api/account/preferences')
    await settings(page).getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await expect(currencySelector(page)).toHaveValue('USD')
    await preferencesSaved
    const newsletter = settings(page).getByRole('switch', { name: 'Send me the newsletter' })
    await newsletter.press('Space')
    await expect(newsletter).toBeChecked()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
    const download = page.waitForEvent('download')
    await settings(page).getByRole('button', { name: 'Download my data' }).click()
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
      profile: { email: traveller.email },
      account: { preferred_currency: 'USD', newsletter: 'subscribed' },
    })
  })

  await test.step('a new email address takes effect when the mailed link is opened', async () => {
    const form = section(page, 'Email')
    await form.getByRole('button', { name: 'Change email' }).click()
    await form.getByLabel('New email').fill(account.email)
    await form.getByLabel('Your password').fill(traveller.password)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText(`${account.email} still needs to be confirmed`)).toBeVisible()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })

    const confirmationPage = await context.newPage()
    const mail = await waitForMail(account.email, /confirm your new email/i)
    await confirmationPage.goto(findLink(mail, '/confirm-email'))
    await expect(confirmationPage.getByRole('heading', { level: 1 })).toHaveText('Your new email address is confirmed')
    await expectNoAxeViolations(confirmationPage, { within: 'main' })
    await confirmationPage.close()
    // The open settings show the new address, too.
    await expect(form.getByText(account.email, { exact: true })).toBeVisible()
    await expect(form.getByText('still needs to be confirmed')).toHaveCount(0)
  })

  await test.step('the settings can send a reset link by email and change the password', async () => {
    const form = section(page, 'Password')
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByText(`A link to choose a new password is on its way to ${account.email}.`)).toBeVisible()
    await form.getByLabel('Current password').fill(traveller.password)
    await form.getByLabel('New password').fill(account.password)
    await expect(form.getByText('One lowercase letter: done')).toBeAttached()
    await form.getByLabel('Confirm Password').fill(account.password)
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    await waitForMail(account.email, /password was changed/i)
  })

  await test.step('the account is deleted only after its open bookings are cancelled', async () => {
    await bookTour(page.request)
    await settings(page).getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    const remove = dialog.getByRole('button', { name: 'Delete my account' })
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await dialog.getByLabel('Your password').fill(account.password)
    await page.setViewportSize({ width: 320, height: 568 })
    await remove.click()
    const problem = dialog.getByText('You still have an upcoming or unpaid booking')
    await expect(problem).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('link', { name: 'View your bookings' })).toBeInViewport({ ratio: 1 })
    await expectAccessibleOnEveryScreen(page, { within: 'dialog' })

    const { bookings } = await (await page.request.get('/api/bookings?when=upcoming')).json()
    const headers = { origin: new URL(page.url()).origin }
    for (const { id } of bookings)
      await page.request.post(`/api/bookings/${id}/cancel`, { headers, data: { reason: '' } })
    await remove.click()
    await expect(page.getByText('Your account has been deleted')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })
})

test('the settings show all sections, and leaving with unsaved changes asks for confirmation', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)

  await test.step('all sections are rendered, even in a low window', async () => {
    for (const [width, height] of [
      [640, 400],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/dashboard?tab=settings')
      await expect(section(page, 'Delete my account').getByRole('button')).toBeVisible()
    }
  })

  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    return dialog.dismiss()
  })
  const form = section(page, 'Email')
  await form.getByRole('button', { name: 'Change email' }).click()
  await form.getByLabel('New email').fill('unsaved@nusa.example')

  await test.step('switching the tabs of the dashboard does not clear the unsaved email address', async () => {
    await page.getByRole('tab', { name: 'Profile' }).click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(form.getByLabel('New email')).toHaveValue('unsaved@nusa.example')
  })

  await page.evaluate(() => location.assign('/tours'))
  await expect.poll(() => dialogTypes).toEqual(['beforeunload'])
  await expect(form.getByLabel('New email')).toHaveValue('unsaved@nusa.example')
  await form.getByRole('button', { name: 'Cancel' }).click()

  await test.step('signing out everywhere leaves the page without a confirmation', async () => {
    await settings(page).getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/auth\?redirect=/)
    expect(dialogTypes).toHaveLength(1)
    expect((await (await page.request.get('/api/auth/session')).json()).session).toBeNull()
  })
})
