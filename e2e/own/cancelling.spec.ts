import { bookTour, signIn } from '../support/account.ts'
import { openCmsApi, signInToCms } from '../support/cms-users.ts'
import { payInvoice } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('staff must confirm the manual refund of a bank transfer before the booking is shown as refunded', async ({
  page,
  traveller,
  expectErrors,
}) => {
  expectErrors('400')
  await signIn(page, traveller)
  const { invoiceId } = await bookTour(page.request)
  await payInvoice(page.request, invoiceId, { channel: 'BCA' })
  const readInvoice = async () => (await page.request.get(`/api/invoices/${invoiceId}`)).json()
  const [booking] = (await readInvoice()).bookings
  const headers = { origin: productUnderTest().siteUrl }
  const cancelled = await page.request.post(`/api/bookings/${booking.id}/cancel`, { headers, data: { reason: '' } })
  await expect(cancelled).toBeOK()

  const office = await openCmsApi('staff')
  const readRefund = async () => {
    const { docs } = await (await office.get(`/api/refunds?where[invoice][equals]=${invoiceId}&depth=0`)).json()
    return docs[0]
  }
  await expect.poll(async () => (await readRefund())?.state).toBe('by_hand')
  expect(await readRefund()).toMatchObject({ needs_attention: true, error: expect.stringContaining('bank transfer') })
  await signInToCms(page, 'staff', `/admin/collections/refunds/${(await readRefund()).id}`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Needs attention').uncheck()
  await save.click()
  await expect(page.getByText('Please refund the money, then set the status to Succeeded.')).toBeVisible()
  expect(await readRefund()).toMatchObject({ needs_attention: true })
  await page.locator('#field-state').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Succeeded' }).click()
  const refundQuestion = page.getByRole('dialog').filter({ hasText: 'Has the money been refunded?' })
  await save.click()
  await refundQuestion.getByRole('button', { name: 'Not yet' }).click()
  expect(await readRefund()).toMatchObject({ state: 'by_hand' })
  await save.click()
  await refundQuestion.getByRole('button', { name: 'It was refunded' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await office.dispose()
  expect(await readInvoice()).toMatchObject({ status: 'refunded', bookings: [{ refund: { state: 'done' } }] })
})
