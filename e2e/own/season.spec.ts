import type { LocalDate } from '../../shared/dates/index.ts'
import { addDays, parseLocalDate, todayInBali } from '../../shared/dates/index.ts'
import { parseRupiah } from '../../shared/money/index.ts'
import { signIn } from '../support/account.ts'
import { readTotal } from '../support/booking.ts'
import { findDay, openCalendar } from '../support/calendar.ts'
import { cartPanel, expectTotal, main } from '../support/cart-page.ts'
import { completeBooking } from '../support/checkout.ts'
import { expectProviderPage, payNowButton, readProviderInvoices } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm } from '../support/tour.ts'

/** Returns the first 1 July that can still be booked when this test ends: the first day of the tour's high season. */
function firstJuly(): LocalDate {
  const soon = addDays(todayInBali(new Date()), 3)
  const year = Number(soon.slice(0, 4))
  const dates = [year, year + 1].map((each) => parseLocalDate(`${each}-07-01`)).filter((date) => date !== null)
  return dates.find((date) => date >= soon) ?? soon
}

test('the price of a season is in the calendar, the cart, the booking and the invoice of the payment provider', async ({
  page,
  traveller,
}) => {
  const july = firstJuly()
  const june = addDays(july, -1)
  await signIn(page, traveller)
  const form = await openBookingForm(page, `/tour/manta-snorkelling-nusa-penida?date=${july}`)
  await form
    .getByLabel('Package', { exact: true })
    .selectOption({ label: 'Four spots from Sanur · from Rp1.188.000 per person' })
  const summary = page.getByRole('region', { name: 'Price summary' })

  await test.step('the calendar shows the price of each day, in full for screen readers', async () => {
    const calendar = await openCalendar(page, form)
    const first = await findDay(calendar, july)
    await expect(first).toHaveAccessibleName(/, July 1, \d{4}: Rp1\.188\.000 per adult$/)
    await expect(first.locator('xpath=..')).toContainText('1.19M')
    await expect(await findDay(calendar, june)).toHaveAccessibleName(/, June 30, \d{4}: Rp990\.000 per adult$/)
    await (await findDay(calendar, july)).click()
  })

  await form.getByRole('button', { name: /^Travelers/ }).click()
  const travellers = page.getByRole('dialog', { name: /^Travelers/ })
  await travellers.getByRole('button', { name: 'Increase Adults' }).click()
  await travellers.getByRole('button', { name: 'Done' }).click()
  await expect(summary).toContainText('Adults 2 × Rp1.188.000')
  const total = await readTotal(summary)
  expect(total).toBe('Rp2.613.600')
  await form.getByRole('button', { name: 'Add to Cart' }).click()
  await expectTotal(cartPanel(page), total)
  await cartPanel(page).getByRole('link', { name: 'View Cart' }).click()
  await expectTotal(main(page), total)

  await test.step('another date in the cart changes the price immediately', async () => {
    const moveTo = async (date: LocalDate) => {
      const calendar = await openCalendar(page, main(page))
      await (await findDay(calendar, date)).click()
      await main(page).getByRole('button', { name: 'Update Cart' }).click()
    }
    await moveTo(june)
    await expectTotal(main(page), 'Rp2.178.000')
    await expect(main(page)).not.toContainText('The price has changed')
    await moveTo(july)
    await expectTotal(main(page), total)
  })

  await main(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  const invoiceId = await completeBooking(page)
  await expect(main(page).getByText(total).first()).toBeVisible()
  await payNowButton(page).click()
  await expectProviderPage(page)
  await expect(page.getByText(total).first()).toBeVisible()
  expect((await readProviderInvoices(invoiceId)).map(({ amount }) => amount)).toEqual([parseRupiah(total)])
})
