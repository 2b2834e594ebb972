import { book, signIn } from '../support/account.ts'
import { historyRow } from '../support/history.ts'
import { payNow, payThere, providerInvoices } from '../support/payment.ts'
import { lookAt } from '../support/tab.ts'
import { expect, test } from '../support/test.ts'

test('a payment on another device is shown in open tabs and cannot be repeated there', async ({
  page,
  traveller,
  context,
  browser,
  expectTrouble,
}) => {
  expectTrouble('/api/create-xendit-invoice')
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await expect(payNow(page)).toBeVisible()
  const history = await context.newPage()
  await history.goto('/dashboard?tab=bookings')
  const row = historyRow(history, invoiceId)
  await expect(row).toBeVisible()

  await test.step('on a phone, from the history', async () => {
    const phone = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await signIn(phone, traveller, '/dashboard?tab=bookings')
    await historyRow(phone, invoiceId)
      .getByRole('button', { name: /^Pay Now/ })
      .click()
    await payThere(phone)
    await expect(phone.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()
    await phone.close()
  })

  await test.step('a tab says so as soon as it is looked at', async () => {
    await lookAt(page)
    await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible()
    await expect(payNow(page)).toHaveCount(0)
  })

  await test.step('a tab that does not know it yet is told when it would pay', async () => {
    await row.getByRole('button', { name: /^Pay Now/ }).click()
    await expect(history.getByRole('alert')).toContainText('This invoice can no longer be paid.')
    await expect(row.getByText('Payment: Paid')).toBeVisible()
    await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
  })

  expect(await providerInvoices(invoiceId)).toMatchObject([{ status: 'PAID' }])
})
