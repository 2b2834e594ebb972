import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { photo } from '../../functions/testing/photo.ts'
import { book, fillSignIn, signIn } from '../support/account.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { panel, tab } from '../support/dashboard.ts'
import { hearts, openWithFavorites } from '../support/favorites.ts'
import { historyRow } from '../support/history.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { expectProviderPage } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble('401'))

test('a payment that begins in the history goes on there after signing in', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto('/dashboard?tab=bookings')
  const pay = historyRow(page, invoiceId).getByRole('button', { name: /^Pay Now/ })
  await expect(pay).toBeVisible()
  await page.context().clearCookies()
  await pay.click()
  await expect(page.getByText('Please sign in to proceed with payment')).toBeVisible()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  await expectProviderPage(page)
})

test('what could not be read when a session ended is read after signing in', async ({ page, traveller }) => {
  await signIn(page, traveller, '/dashboard')
  const { invoiceId } = await book(page.request)
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByLabel('City').fill('Melbourne')
  await page.context().clearCookies()
  await tab(page, 'Bookings').click()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  await expect(historyRow(page, invoiceId)).toBeVisible()
  await tab(page, 'Profile').click()
  await expect(page.getByLabel('City')).toHaveValue('Melbourne')
})

test('an edit of the profile at the checkout is saved after signing in', async ({ page, traveller }) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await dialog.getByLabel('City').fill('Melbourne')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Melbourne')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

for (const path of ['/favorites', '/dashboard?tab=favorites'])
  test(`a heart that is pressed on ${path} turns after signing in`, async ({ page, traveller }) => {
    await signIn(page, traveller)
    await page.goto('/tours')
    const tour = Number(await hearts(page).first().getAttribute('data-favorite'))
    await openWithFavorites(page, path, tour)
    const heart = hearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.context().clearCookies()
    await heart.click()
    const dialog = page.getByRole('dialog', { name: 'Sign In' })
    await expect(dialog).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(heart, 'what was shown stays').toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
    await fillSignIn(dialog, traveller)
    await removed
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await expect(page).toHaveURL(path)
  })

test('travelers that were typed are there again after a session that ended, reloads and signing in', async ({
  page,
  traveller,
}) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person)
  const second = page.getByLabel('Adult 2: full name')
  await second.fill('Made Wirawan')
  await page.context().clearCookies()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  for (const whatIsFound of ['that the session is over', 'nobody']) {
    await page.reload()
    await expect(dialog, whatIsFound).toBeVisible()
    await expect(second).toHaveValue('')
  }
  await fillSignIn(dialog, traveller)
  await expect(second).toHaveValue('Made Wirawan')
})

for (const [place, path] of [
  ['the history', () => '/dashboard?tab=bookings'],
  ['its page', (invoiceId: string) => `/booking/confirmation/${invoiceId}`],
] as const)
  test(`cancelling that begins in ${place} goes on there after signing in, with the reason that was typed`, async ({
    page,
    traveller,
  }) => {
    await signIn(page, traveller)
    const { invoiceId } = await book(page.request)
    await page.goto(path(invoiceId))
    await page.getByRole('button', { name: /^Cancel booking/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await dialog.getByText('Tell us why (optional)').click()
    await dialog.getByRole('textbox').fill('We stay at home.')
    await page.context().clearCookies()
    const cancelled = page.waitForRequest(
      (request) => /\/cancel$/.test(request.url()) && request.postData()?.includes('We stay at home.') === true,
    )
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await cancelled
    const again = page.getByRole('dialog', { name: 'Sign In' })
    await expect(again).toBeVisible()
    const goesOn = page.waitForRequest(
      (request) => /\/cancel$/.test(request.url()) && request.postData()?.includes('We stay at home.') === true,
    )
    await fillSignIn(again, traveller)
    await goesOn
    await expect(page.getByText('Booking cancelled', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path(invoiceId))
  })

/** Sends a picture as the signed-in traveller. */
async function send(page: Page, what: 'identity' | 'avatar'): Promise<void> {
  const { siteUrl } = productUnderTest()
  const headers = { origin: siteUrl, 'content-type': 'image/jpeg' }
  const data = Buffer.from(await photo(800, 600))
  await expect(await page.request.put(`${siteUrl}/api/account/${what}`, { headers, data })).toBeOK()
}

test('what is pressed in the account is done after signing in, though nothing was typed', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  await send(page, 'identity')
  await send(page, 'avatar')
  const settings = panel(page, 'Settings')
  const question = page.getByRole('dialog', { name: 'Withdraw your document?' })
  for (const [path, opener, pressed, asks] of [
    ['/dashboard?tab=settings', null, settings.getByRole('switch'), 'PUT /api/account/newsletter'],
    ['/dashboard?tab=settings', null, settings.getByRole('button', { name: /Download/ }), 'GET /api/account/data'],
    ['/dashboard', null, page.getByRole('button', { name: 'Remove', exact: true }), 'DELETE /api/account/avatar'],
    ['/dashboard', 'Withdraw', question.getByRole('button', { name: 'Withdraw' }), 'DELETE /api/account/identity'],
  ] as const) {
    await page.goto(path)
    if (opener) await page.getByRole('button', { name: opener }).click()
    await expect(pressed).toBeVisible()
    await page.context().clearCookies()
    await pressed.click()
    const dialog = page.getByRole('dialog', { name: 'Sign In' })
    await expect(dialog, asks).toBeVisible()
    const done = page.waitForResponse(
      (answer) => `${answer.request().method()} ${new URL(answer.url()).pathname}` === asks && answer.ok(),
    )
    await fillSignIn(dialog, traveller)
    await done
    await expect(page).toHaveURL(path)
  }
})

test('a password that is set by a mailed link in another tab takes nothing that was typed in this one', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, '/dashboard')
  await page.getByLabel('City').fill('Melbourne')
  const other = await page.context().newPage()
  const headers = { origin: productUnderTest().siteUrl }
  await expect(
    await page.request.post('/api/auth/forgot-password', { headers, data: { email: traveller.email } }),
  ).toBeOK()
  await other.goto(linkIn(await mailTo(traveller.email, /new password/i), '/reset-password'))
  await other.getByLabel('New Password').fill('Nusa-Forgotten-2')
  await other.getByLabel('Confirm Password').fill('Nusa-Forgotten-2')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your new password has been saved')

  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), { ...traveller, password: 'Nusa-Forgotten-2' })
  await expect(page.getByLabel('City')).toHaveValue('Melbourne')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated').first()).toBeVisible()
})

test('what was typed in two tabs of a session that ended stays, and both go on after signing in once', async ({
  page,
  traveller,
}) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller, '/dashboard')
  await page.getByLabel('City').fill('Melbourne')
  const other = await page.context().newPage()
  await openWithCart(other, '/checkout', person)
  const second = other.getByLabel('Adult 2: full name')
  await second.fill('Made Wirawan')
  await other.getByRole('button', { name: 'Edit details' }).click()
  const edit = other.getByRole('dialog', { name: 'Complete Your Profile' })
  await edit.getByLabel('Phone').fill('+61 400 999 999')

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialogs = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Sign In' }))
  for (const dialog of dialogs) await expect(dialog).toBeVisible()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  for (const dialog of dialogs) await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(second).toHaveValue('Made Wirawan')
  await expect(edit.getByLabel('Phone')).toHaveValue('+61 400 999 999')
  await edit.getByRole('button', { name: 'Save' }).click()
  const details = other.getByRole('region', { name: 'Customer Details' })
  await expect(details).toContainText('+61 400 999 999')
  await expect(details).toContainText('Melbourne')
})
