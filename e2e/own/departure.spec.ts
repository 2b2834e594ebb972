import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { signIn } from '../support/account.ts'
import { hydrateBookingForm } from '../support/booking.ts'
import { cartPanel } from '../support/cart-page.ts'
import { acceptTerms, completeButton, fillTravellers } from '../support/checkout.ts'
import { signInToCms } from '../support/cms-users.ts'
import { payAtProvider, payNowButton } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

const departureText = '02:45, Sunrise'
/** An hour and three quarters before the departure. */
const pickupTime = '01:00'
const shoeSizes = 'Ayu Lestari: 38, Made Wirawan: 43'
const hotel = 'Hotel Puri, room 12, Sanur, Kuta or Seminyak, at night'
/** After the days on which the demo tour is closed. */
const date = addDays(todayInBali(new Date()), 45)

test('a family books a sunrise departure with a pickup, and the day sheet lists the booking at the pickup time', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller, `/tour/mount-batur-sunrise-trek?date=${date}`)
  const main = page.getByRole('main')

  await test.step('a start time must be chosen if there are several', async () => {
    await hydrateBookingForm(page)
    await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: /^Travelers/ }).click()
    const travellers = page.getByRole('dialog', { name: /^Travelers/ })
    await travellers.getByRole('button', { name: 'Increase Adults' }).click()
    await travellers.getByRole('button', { name: 'Increase Children' }).click()
    await travellers.getByRole('button', { name: 'Done' }).click()
    const zone = page.locator('select[name="pickup"] option', { hasText: 'Sanur, Kuta or Seminyak' })
    await page.getByLabel('Pickup', { exact: true }).selectOption(await zone.getAttribute('value'))
    const sunrise = page.getByRole('radio', { name: new RegExp(`^${departureText}`) })
    await expect(sunrise).not.toBeChecked()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Please select a start time')).toBeVisible()
    await sunrise.check()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartPanel(page)).toContainText(departureText)
  })

  await test.step('the input survives a reload, and the field of a missing answer is focused', async () => {
    await page.goto('/checkout')
    await expect(main).toContainText(departureText)
    await fillTravellers(page)
    await page.getByLabel('Child 1: full name').fill('Putu Lestari')
    await page.getByLabel('Adult 1: Shoe size (EU)').fill('38')
    await page.reload()
    await expect(page.getByLabel('Adult 1: Shoe size (EU)')).toHaveValue('38')
    await page.getByLabel('Adult 2: Shoe size (EU)').fill('43')
    await page.getByLabel('Pickup hotel or address (optional)').fill('Hotel Puri, room 12')
    await acceptTerms(page)
    await completeButton(page).click()
    await expect(page.getByLabel('Can everyone climb stairs for half an hour?')).toBeFocused()
    await page.getByLabel('Can everyone climb stairs for half an hour?').selectOption('Yes')
  })

  await test.step('the confirmation shows the start time, the hotel and the answers', async () => {
    await completeButton(page).click()
    await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
    for (const text of [departureText, hotel, shoeSizes]) await expect(main).toContainText(text)
    await payNowButton(page).click()
    await payAtProvider(page)
  })

  await test.step('the day sheet of the office lists the paid booking at the pickup time', async () => {
    await signInToCms(page, 'staff', `/admin/bookings-by-day?day=${date}`)
    const departure = page.getByRole('rowgroup').filter({ hasText: 'Mount Batur Sunrise' })
    await expect(departure.getByRole('row').first()).toHaveText(new RegExp(`^${departureText}.* of \\d+ booked`))
    const row = departure.getByRole('row').filter({ hasText: traveller.email })
    await expect(row.getByRole('rowheader')).toHaveText(pickupTime)
    for (const text of [hotel, shoeSizes, 'Putu Lestari']) await expect(row).toContainText(text)
  })
})
