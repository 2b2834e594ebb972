import type { Page, Response } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { readUnitsLeft } from '../support/capacity.ts'
import { openCmsApi, signInWithForm } from '../support/cms-users.ts'
import { createBooking } from '../support/create-booking.ts'
import { historyRow, panel } from '../support/dashboard.ts'
import {
  createIsolatedItems,
  expectItemsLeft,
  type IsolatedItems,
  limitCars,
  readItemsLeft,
} from '../support/isolated-items.ts'
import { waitForMail } from '../support/mail.ts'
import { returnToTab } from '../support/page.ts'
import { expectProviderPage, payAtProvider, payInSandbox, payNowButton, setMisbehaviour } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

let limitedItems: IsolatedItems | undefined
test.afterEach(async () => {
  await setMisbehaviour()
  if (limitedItems) await limitCars(limitedItems, null)
})

const bookingRows = (page: Page) => panel(page, 'Bookings').getByRole('listitem')

/** Returns an invoice as staff see it. */
async function readInvoiceAsStaff(invoiceId: string): Promise<unknown> {
  const office = await openCmsApi('staff')
  const invoice = await (await office.get(`/api/invoices/${invoiceId}?depth=0`)).json()
  await office.dispose()
  return invoice
}

/** Waits until the server has validated the values of the form. */
async function waitForValidation(page: Page): Promise<void> {
  const isValidation = (response: Response) => response.request().method() === 'POST' && response.url() === page.url()
  await page.waitForResponse(isValidation)
}

/** Saves, and waits until the save was rejected and the server has validated the form again. */
async function saveRejected(page: Page): Promise<void> {
  const rejected = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 400,
  )
  const validated = waitForValidation(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await rejected
  await validated
}

/** Resolves the unmatched payment as staff and checks the result on the invoice page. */
async function resolvePayment(page: Page, invoiceId: string): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const heading = page.getByRole('heading', { level: 1 })
  await signInWithForm(page, 'staff')
  await page.getByRole('link', { name: /payments? with the wrong amount/ }).click()
  // The list is hydrated once it has completed its URL.
  await expect(page).toHaveURL(/wrong_amount.*limit=/)
  await expect(page.getByRole('textbox', { name: /^Search/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Paid the wrong amount' }).first()).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(heading).toHaveText('Paid the wrong amount · Rp10.000 · Tara Wells')
  await expect(page.getByLabel('Type')).toHaveText('Paid the wrong amount')
  await expect(page.getByRole('definition').filter({ hasText: '(Bali time)' })).toHaveCount(1)
  // A save during this validation would be validated only once.
  const validated = waitForValidation(page)
  await page.getByLabel('Needs attention').uncheck()
  await validated
  await saveRejected(page)
  const refusal = page.locator('#field-outcome').getByText('Please choose a resolution to settle this payment.')
  await expect(refusal).toBeVisible()
  await page.locator('#field-outcome').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Kept, as agreed with the traveller' }).click()
  await expect(refusal).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  const keptQuestion = page.getByRole('dialog').filter({ hasText: 'Is the money used for something else?' })
  await expect(keptQuestion).toContainText('still asks the traveller for the full amount')
  await keptQuestion.getByRole('button', { name: 'Not yet' }).click()
  await page.locator('#field-outcome').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Refunded to the traveller' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const refundQuestion = page.getByRole('dialog').filter({ hasText: 'Has the money been refunded?' })
  await refundQuestion.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await refundQuestion.getByRole('button', { name: 'It was refunded' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(heading).toHaveText('Paid the wrong amount · Rp10.000 · Tara Wells')

  await page.goto(`${cmsUrl}/admin/collections/invoices/${invoiceId}`)
  await expect(page.getByLabel('Needs attention')).not.toBeChecked()
  await expect(page.getByLabel('Reason for attention')).toHaveText(
    'Settled:\nThe paid amount or currency differs from the invoice.',
  )
  const events = page.locator('#field-events')
  const unmatchedPayment = events
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Paid the wrong amount' }) })
  await expect(unmatchedPayment.getByRole('cell', { name: 'Rp10.000' })).toBeVisible()
  await expect(events.getByRole('row').last().getByRole('button')).toBeVisible()
  await page.goto('/dashboard?tab=bookings')
}

test('a late payment for a transfer, a car and a stay does not reserve them again, and is flagged for staff', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const kinds = await createIsolatedItems(page.request, 30)
  const { transfer, rental, room } = kinds
  limitedItems = kinds
  await limitCars(kinds, 1)
  const [, , night = 0, nextNight = 0] = await readItemsLeft(page.request, kinds)
  const invoiceId = await createBooking(page.request, transfer, rental, { ...room, quantity: 2 })
  await expectItemsLeft(page.request, kinds, [0, 0, night - 2, nextNight - 2])

  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNowButton(page).click()
  await expectProviderPage(page)
  await page.getByRole('button', { name: 'Let it expire' }).click()
  await expect(page).toHaveURL(`/booking/confirmation/${invoiceId}?status=failed`)
  await page.goto('/dashboard?tab=bookings')
  await expect(async () => {
    // The provider's webhook arrives a moment after its redirect.
    await returnToTab(page)
    await expect(bookingRows(page).filter({ hasText: 'It wasn’t paid in time' })).toHaveCount(3, { timeout: 1_000 })
  }).toPass()
  await expect(bookingRows(page).getByRole('link', { name: /^Book again/ })).toHaveCount(3)
  await expectItemsLeft(page.request, kinds, [1, 1, night, nextNight])

  await setMisbehaviour({ payAfterExpiry: true })
  await payInSandbox(invoiceId)
  await waitForMail(traveller.email, /We are checking your payment/, { about: invoiceId })
  await page.reload()
  const noticeText =
    'We received a payment for it that we need to check. Our team will contact you. Please don’t pay again.'
  await expect(bookingRows(page).filter({ hasText: noticeText })).toHaveCount(3)
  await expect(bookingRows(page).filter({ hasText: 'Cancelled' })).toHaveCount(3)
  await expect(bookingRows(page).getByText('Payment: Being checked')).toHaveCount(3)
  await expect(bookingRows(page).getByText('Payment: Failed')).toHaveCount(0)
  await expect(bookingRows(page).getByRole('link', { name: /^Book again/ })).toHaveCount(0)
  await expect(bookingRows(page).getByRole('button', { name: /Pay Now|Cancel booking/ })).toHaveCount(0)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible()
  await expectItemsLeft(page.request, kinds, [1, 1, night, nextNight])
  expect(await readInvoiceAsStaff(invoiceId)).toMatchObject({
    status: 'expired',
    needs_attention: true,
    attention_note: expect.stringContaining('Refund the payment, or create a new booking for the traveller.'),
  })
})

test('a stay paid with a wrong amount still has its room, and can be paid in full after staff resolve the payment', async ({
  page,
  traveller,
  expectErrors,
}) => {
  expectErrors('400')
  await signIn(page, traveller)
  const kinds = await createIsolatedItems(page.request, 30)
  const { packageId, date } = kinds.room
  const left = () => readUnitsLeft(page.request, 'room', packageId, date)
  const before = (await left()) ?? 0
  const invoiceId = await createBooking(page.request, kinds.room)
  await setMisbehaviour({ payAmount: 10_000 })
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNowButton(page).click()
  await payAtProvider(page)
  await waitForMail(traveller.email, /We are checking your payment/, { about: invoiceId })
  await setMisbehaviour()

  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await expect(row).toContainText('We received a payment for it that we need to check.')
  await expect(row).toContainText('You can cancel it once we’ve checked the payment we received.')
  await expect(row.getByRole('button', { name: /Pay Now|Cancel booking/ })).toHaveCount(0)
  await expect.poll(left).toBe(before - 1)
  expect(await readInvoiceAsStaff(invoiceId)).toMatchObject({ status: 'pending', needs_attention: true })

  await resolvePayment(page, invoiceId)
  await row.getByRole('button', { name: /^Pay Now/ }).click()
  await payAtProvider(page)
  await expect(page.getByText('Payment: Paid')).toBeVisible()
  await expect(page.getByText('We received a payment that didn’t match this booking, so we refunded it.')).toBeVisible()
})
