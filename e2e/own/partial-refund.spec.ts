import { cancellationDeadlineSentences, cancellationSentences } from '../../shared/booking/index.ts'
import { instantInBali } from '../../shared/dates/index.ts'
import { formatRupiah } from '../../shared/money/index.ts'
import { bookTour, signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { openCmsApi } from '../support/cms-users.ts'
import { waitForMail } from '../support/mail.ts'
import { payInvoice, readProviderInvoices } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const boatTrip = 'manta-snorkelling-nusa-penida'

test('the refund of a cancelled boat trip is the same in the dialog, on the booking page, in emails and at Xendit', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  // The day after tomorrow starts in 24 to 48 hours, when half of the price is refunded.
  const { invoiceId, cancellation, date } = await bookTour(page.request, { slug: boatTrip, daysAhead: 2 })
  const tiers = cancellation?.tiers ?? []

  await test.step('the page of the boat trip shows its cancellation policy', async () => {
    await page.goto(`/tour/${boatTrip}`)
    for (const sentence of cancellationSentences(tiers)) await expect(page.getByText(sentence)).toBeVisible()
    const promise = page.getByText('Free cancellation up to 3 days', { exact: true }).filter({ visible: true })
    await expect(promise).toHaveCount(1)
  })

  await payInvoice(page.request, invoiceId)
  const readInvoice = async () => (await page.request.get(`/api/invoices/${invoiceId}`)).json()
  await expect.poll(async () => (await readInvoice()).status).toBe('paid')
  const { total_after_tax: paid } = await readInvoice()
  const half = formatRupiah(Math.round(paid / 2))

  await test.step('the dialog shows the refund and its deadline before the booking is cancelled', async () => {
    await page.goto(`/booking/confirmation/${invoiceId}`)
    await page.getByRole('button', { name: /^Cancel booking/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText(`You’ll be refunded ${half} (50%) of the ${formatRupiah(paid)} you paid`)
    const start = instantInBali(date, '00:00')
    for (const sentence of cancellationDeadlineSentences(tiers, start, new Date()))
      await expect(dialog).toContainText(sentence)
    await expectNoAxeViolations(page, { within: 'dialog' })
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByText(`We’ll refund ${half} and email you when it’s on its way.`)).toBeVisible()
  })

  await test.step('the booking page, the emails, the office and Xendit show the same refund', async () => {
    await expect(page.getByText(`It has been cancelled and ${half} was refunded.`)).toBeVisible()
    expect((await waitForMail(traveller.email, /cancelled/i)).text).toContain(`We’ll refund ${half} of the`)
    expect((await waitForMail(traveller.email, /refund/i)).text).toContain(`We’ve refunded ${half}`)
    const office = await openCmsApi('staff')
    const { docs } = await (await office.get(`/api/refunds?where[invoice][equals]=${invoiceId}&depth=0`)).json()
    expect(docs).toMatchObject([{ amount: Math.round(paid / 2), state: 'succeeded' }])
    await office.dispose()
    const [invoice] = await readProviderInvoices(invoiceId)
    const atProvider = await page.request.get(`${productUnderTest().toolsUrl}/web/${invoice?.id}`)
    expect(await atProvider.text()).toContain(half)
  })
})
