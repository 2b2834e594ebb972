import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { panel } from '../support/dashboard.ts'
import { historyRow } from '../support/history.ts'
import { expectLeft, type FarKinds, farKinds, leftOfKinds, limitCars } from '../support/kinds.ts'
import { mailTo } from '../support/mail.ts'
import { enterOffice, signInToOffice } from '../support/office.ts'
import { expectProviderPage, misbehave, payAnyway, payNow, payThere } from '../support/payment.ts'
import { place } from '../support/place.ts'
import { leftOn } from '../support/places.ts'
import { productUnderTest } from '../support/product.ts'
import { lookAt } from '../support/tab.ts'
import { expect, test } from '../support/test.ts'

let limited: FarKinds | undefined
test.afterEach(async () => {
  await misbehave()
  if (limited) await limitCars(limited, null)
})

const history = (page: Page) => panel(page, 'Bookings').getByRole('listitem')

/** Returns an invoice as staff see it. */
async function seenByStaff(invoiceId: string): Promise<unknown> {
  const office = await enterOffice('staff')
  const seen = await (await office.get(`/api/invoices/${invoiceId}?depth=0`)).json()
  await office.dispose()
  return seen
}

/** Waits until a save was rejected and the form has validated its values on the server again. */
async function judgmentAfterRefusal(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 400)
  const asked = await page.waitForRequest((request) => request.method() === 'POST' && request.url() === page.url())
  await asked.response()
}

/** Staff find the payment, read what happened and resolve it; the invoice page then shows the result. */
async function settle(page: Page, invoiceId: string): Promise<void> {
  const { cmsUrl } = productUnderTest()
  const heading = page.getByRole('heading', { level: 1 })
  await signInToOffice(page, 'staff')
  await page.getByRole('link', { name: /payments? with the wrong amount/ }).click()
  // The list is hydrated once it has completed its URL.
  await expect(page).toHaveURL(/wrong_amount.*limit=/)
  await expect(page.getByPlaceholder('Search by Order number, Traveller or Provider event ID')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Paid the wrong amount' }).first()).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(heading).toHaveText('Paid the wrong amount · Rp10.000 · Tara Wells')
  await expect(page.getByLabel('Type')).toHaveText('Paid the wrong amount')
  await expect(page.getByRole('definition').filter({ hasText: '(Bali time)' })).toHaveCount(1)
  await page.getByLabel('Needs attention').uncheck()
  const judged = judgmentAfterRefusal(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await judged
  const refusal = page.locator('#field-outcome').getByText('Please choose a resolution, which settles this payment.')
  await expect(refusal).toBeVisible()
  await page.locator('#field-outcome').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Kept, as agreed with the traveller' }).click()
  await expect(refusal).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  const elsewhere = page.getByRole('dialog').filter({ hasText: 'Is the money used for something else?' })
  await expect(elsewhere).toContainText('still asks the traveller for the full amount')
  await elsewhere.getByRole('button', { name: 'Not yet' }).click()
  await page.locator('#field-outcome').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Refunded to the traveller' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'Has the money been refunded?' })
  await asked.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await asked.getByRole('button', { name: 'It was refunded' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(heading).toHaveText('Paid the wrong amount · Rp10.000 · Tara Wells')

  await page.goto(`${cmsUrl}/admin/collections/invoices/${invoiceId}`)
  await expect(page.getByLabel('Needs attention')).not.toBeChecked()
  await expect(page.getByLabel('Reason for attention')).toHaveText(
    'Settled:\nThe paid amount or currency differs from the invoice.',
  )
  const events = page.locator('#field-events')
  const misfit = events.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Paid the wrong amount' }) })
  await expect(misfit.getByRole('cell', { name: 'Rp10.000' })).toBeVisible()
  await expect(events.getByRole('row').last().getByRole('button')).toBeVisible()
  await page.goto('/dashboard?tab=bookings')
}

test('a late payment for a transfer, a car and a stay does not reserve them again, and staff handle the money', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const kinds = await farKinds(page.request, 30)
  const { transfer, rental, room } = kinds
  limited = kinds
  await limitCars(kinds, 1)
  const [, , night = 0, nextNight = 0] = await leftOfKinds(page.request, kinds)
  const invoiceId = await place(page.request, transfer, rental, { ...room, quantity: 2 })
  await expectLeft(page.request, kinds, [0, 0, night - 2, nextNight - 2])

  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNow(page).click()
  await expectProviderPage(page)
  await page.getByRole('button', { name: 'Let it expire' }).click()
  await expect(page).toHaveURL(`/booking/confirmation/${invoiceId}?status=failed`)
  await page.goto('/dashboard?tab=bookings')
  await expect(async () => {
    // The provider's webhook arrives a moment after its redirect.
    await lookAt(page)
    await expect(history(page).filter({ hasText: 'It wasn’t paid in time' })).toHaveCount(3, { timeout: 1_000 })
  }).toPass()
  await expect(history(page).getByRole('link', { name: /^Book again/ })).toHaveCount(3)
  await expectLeft(page.request, kinds, [1, 1, night, nextNight])

  await misbehave({ payAfterExpiry: true })
  await payAnyway(invoiceId)
  await mailTo(traveller.email, /We are checking your payment/, { about: invoiceId })
  await page.reload()
  const noticeText =
    'We received a payment for it that we need to check. Our team will contact you. Please don’t pay again.'
  await expect(history(page).filter({ hasText: noticeText })).toHaveCount(3)
  await expect(history(page).filter({ hasText: 'Cancelled' })).toHaveCount(3)
  await expect(history(page).getByRole('link', { name: /^Book again/ })).toHaveCount(0)
  await expect(history(page).getByRole('button', { name: /Pay Now|Cancel booking/ })).toHaveCount(0)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible()
  await expectLeft(page.request, kinds, [1, 1, night, nextNight])
  expect(await seenByStaff(invoiceId)).toMatchObject({
    status: 'expired',
    needs_attention: true,
    attention_note: expect.stringContaining('Refund the payment, or create a new booking for the traveller.'),
  })
})

test('a stay paid with a wrong amount keeps its room until staff resolve the payment, and is then paid in full', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('400')
  await signIn(page, traveller)
  const kinds = await farKinds(page.request, 30)
  const { packageId, date } = kinds.room
  const left = () => leftOn(page.request, 'room', packageId, date)
  const before = (await left()) ?? 0
  const invoiceId = await place(page.request, kinds.room)
  await misbehave({ payAmount: 10_000 })
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNow(page).click()
  await payThere(page)
  await mailTo(traveller.email, /We are checking your payment/, { about: invoiceId })
  await misbehave()

  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await expect(row).toContainText('We received a payment for it that we need to check.')
  await expect(row).toContainText('You can cancel it once we’ve checked the payment we received.')
  await expect(row.getByRole('button', { name: /Pay Now|Cancel booking/ })).toHaveCount(0)
  await expect.poll(left).toBe(before - 1)
  expect(await seenByStaff(invoiceId)).toMatchObject({ status: 'pending', needs_attention: true })

  await settle(page, invoiceId)
  await row.getByRole('button', { name: /^Pay Now/ }).click()
  await payThere(page)
  await expect(page.getByText('Payment: Paid')).toBeVisible()
  await expect(page.getByText('We received a payment that didn’t match this booking, so we refunded it.')).toBeVisible()
})
