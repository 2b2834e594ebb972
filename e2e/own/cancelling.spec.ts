import type { Page } from '@playwright/test'
import { book, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { historyRow } from '../support/history.ts'
import { mailTo } from '../support/mail.ts'
import { enterOffice, signInToCms } from '../support/office.ts'
import { expectProviderPage, payNow } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

/** Pays an invoice on the sandbox's page and returns to its confirmation. */
async function pay(page: Page, invoiceId: string, { channel = 'QRIS', refund = '' } = {}): Promise<void> {
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNow(page).click()
  await expectProviderPage(page)
  await page.getByLabel(channel, { exact: true }).check()
  await page.getByLabel('A refund of it').selectOption(refund)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\//)
  await expect(page.getByText('Payment: Paid')).toBeVisible()
}

/** Checks the text of the open dialog and cancels the booking. */
async function confirmCancelling(page: Page, says: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog).toContainText(says)
  await expect(dialog).toContainText(/free of charge until \w{3} \d+, \d{4}, \d\d:\d\d \(Bali time, UTC\+8\)/)
  await dialog.getByText('Tell us why (optional)').click()
  await dialog.getByRole('textbox').fill('We stay at home.')
  await expectAxeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Booking cancelled', { exact: true })).toBeVisible()
}

test('an unpaid booking is cancelled from the history without a charge, and a paid one is refunded', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await row.getByRole('button', { name: /Cancel booking/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep booking' }).click()
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /Cancel booking/ }).click()
  await confirmCancelling(page, /won’t be charged/)
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: /Cancel booking|Pay Now/ })).toHaveCount(0)
  await expect(row).toBeFocused()
  await row.getByRole('link', { name: /View booking/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Cancelled' })).toBeVisible()
  await expect(page.getByText('There’s nothing to pay')).toBeVisible()

  await test.step('what is paid, on its page', async () => {
    const { invoiceId } = await book(page.request)
    await pay(page, invoiceId)
    await page.getByRole('button', { name: /Cancel booking/ }).click()
    await confirmCancelling(page, /You’ll be refunded Rp[\d.]+, tax included/)
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    const mail = await mailTo(traveller.email, /refund/i, { about: invoiceId })
    expect(mail.text).toMatch(/We’ve refunded Rp[\d.]+/)
    // The page shows the refund without a reload.
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Refunded' })).toBeVisible()
    await expect(page.getByText('Payment: Refunded')).toBeVisible()
    await page.goto('/dashboard?tab=bookings')
    await expect(historyRow(page, invoiceId).getByText('Payment: Refunded')).toBeVisible()
  })
})

test('staff refund a bank transfer by hand, and confirm the refund before the traveller is notified', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('400')
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await pay(page, invoiceId, { channel: 'BCA virtual account' })
  await page.getByRole('button', { name: /Cancel booking/ }).click()
  await confirmCancelling(page, /You’ll be refunded Rp[\d.]+/)
  // The order, its booking and the summary show it, before and after a reload.
  const saysSo = page.getByText('Refund in progress', { exact: true })
  await expect(saysSo).toHaveCount(3)
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(saysSo).toHaveCount(3)
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(0)

  const office = await enterOffice('staff')
  const task = async () => {
    const { docs } = await (await office.get(`/api/refunds?where[invoice][equals]=${invoiceId}&depth=0`)).json()
    return docs[0]
  }
  await expect.poll(async () => (await task())?.state).toBe('by_hand')
  expect(await task()).toMatchObject({ needs_attention: true, error: expect.stringContaining('bank transfer') })
  await signInToCms(page, 'staff', `/admin/collections/refunds/${(await task()).id}`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Needs attention').uncheck()
  await save.click()
  await expect(page.getByText('Please refund the money, then set the status to Succeeded.')).toBeVisible()
  expect(await task()).toMatchObject({ needs_attention: true })
  await page.locator('#field-state').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Succeeded' }).click()
  const asked = page.getByRole('dialog').filter({ hasText: 'Has the money been refunded?' })
  await save.click()
  await asked.getByRole('button', { name: 'Not yet' }).click()
  expect(await task()).toMatchObject({ state: 'by_hand' })
  await save.click()
  await asked.getByRole('button', { name: 'It was refunded' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await office.dispose()

  await page.goto(`/booking/confirmation/${invoiceId}`)
  await expect(page.getByText('Payment: Refunded')).toBeVisible()
})
