import type { BrowserContext, Page } from '@playwright/test'
import { type Account, fillSignIn, signIn } from '../support/account.ts'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { acceptTerms, completeButton, fillTravellers } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'

/** Drops the response to the first booking, which the server has created. */
async function dropFirstResponse(page: Page): Promise<void> {
  let isFirst = true
  await page.route('**/api/bookings', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('connectionreset')
  })
}

async function readInvoiceIds(context: BrowserContext): Promise<string[]> {
  const { bookings } = await (await context.request.get('/api/bookings?when=upcoming')).json()
  return [...new Set<string>(bookings.map(({ invoice_id }: { invoice_id: string }) => invoice_id))]
}

/** Opens the checkout with one tour and submits it, but loses the response. */
async function bookWithLostResponse(page: Page, traveller: Account): Promise<void> {
  const { perPerson } = await createItemsOfEachKind(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', perPerson)
  await fillTravellers(page)
  await acceptTerms(page)
  await dropFirstResponse(page)
  await completeButton(page).click()
  await expect(page.getByText('Booking Failed')).toBeVisible()
  await expect(completeButton(page)).toHaveAccessibleDescription(/./)
}

test.beforeEach(({ expectErrors }) => expectErrors('ERR_CONNECTION_RESET'))

test('a booking whose response was lost is found after a new sign-in, even if the traveller enters other names', async ({
  page,
  traveller,
  expectErrors,
}) => {
  // The new input differs from what was booked.
  expectErrors('/api/bookings', '409')
  await bookWithLostResponse(page, traveller)
  await page.getByRole('banner').getByRole('button', { name: 'Tara' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await fillSignIn(dialog, traveller)
  await expect(dialog).toBeHidden()
  await fillTravellers(page)
  await page.getByLabel('Adult 2: full name').first().fill('Ketut Wirawan')
  await acceptTerms(page)
  await completeButton(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/Your earlier booking .* went through/)).toBeVisible()
  expect(await readInvoiceIds(page.context())).toHaveLength(1)
})
