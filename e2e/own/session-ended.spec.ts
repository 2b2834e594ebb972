import { book, fillSignIn, signIn } from '../support/account.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { tab } from '../support/dashboard.ts'
import { historyRow } from '../support/history.ts'
import { expectProviderPage } from '../support/payment.ts'
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

test('an edit of the profile at the checkout is there again after signing in', async ({ page, traveller }) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await dialog.getByLabel('City').fill('Melbourne')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await fillSignIn(page.getByRole('dialog', { name: 'Sign In' }), traveller)
  await expect(dialog.getByLabel('City')).toHaveValue('Melbourne')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Melbourne')).toBeVisible()
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
    await dialog.getByText('Tell us why, if you like').click()
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
