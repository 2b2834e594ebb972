import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { signIn } from '../support/account.ts'
import { hydrateBookingForm } from '../support/booking.ts'
import { cartPanel } from '../support/cart-page.ts'
import { completeBooking } from '../support/checkout.ts'
import { signInToCms } from '../support/cms-users.ts'
import { payInvoice } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

const departureText = '01:00, Sunrise'
/** After the days on which the demo tour is closed. */
const date = addDays(todayInBali(new Date()), 45)

test('a traveller books and pays the sunrise departure, and the office sees it at 01:00', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, `/tour/mount-batur-sunrise-trek?date=${date}`)
  const main = page.getByRole('main')
  await test.step('the start time must be chosen if there are several', async () => {
    await hydrateBookingForm(page)
    await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    const sunrise = page.getByRole('radio', { name: new RegExp(`^${departureText}`) })
    await expect(sunrise).not.toBeChecked()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Please select a start time')).toBeVisible()
    await sunrise.check()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartPanel(page)).toContainText(departureText)
  })
  const invoiceId = await test.step('checkout and confirmation show the start time', async () => {
    await page.goto('/checkout')
    await expect(main).toContainText(departureText)
    const id = await completeBooking(page, { adults: 1 })
    await expect(main).toContainText(departureText)
    return id
  })
  await test.step('the day sheet of the office lists the paid booking at 01:00', async () => {
    await payInvoice(page.request, invoiceId)
    await signInToCms(page, 'staff', `/admin/bookings-by-day?day=${date}`)
    const row = page.getByRole('row').filter({ hasText: 'Mount Batur Sunrise' }).filter({ hasText: 'Ayu Lestari' })
    await expect(row.getByRole('rowheader')).toHaveText('01:00')
    await expect(row).toContainText(departureText)
  })
})
