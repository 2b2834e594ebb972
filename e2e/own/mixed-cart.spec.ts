import type { Page } from '@playwright/test'
import { formatDate } from '../../shared/dates/index.ts'
import { signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { allKinds, openWithCart, totalOf } from '../support/cart.ts'
import { main } from '../support/cart-page.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { panel } from '../support/dashboard.ts'
import { mailTo } from '../support/mail.ts'
import { payNow, payThere } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

/** Returns the section of a booking by its name. */
const bookedAs = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })

test('a tour, a transfer, a car and two rooms are paid with one invoice, and one of them is cancelled later', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { person, transfer, rental, room } = await allKinds(page.request)
  const rooms = { ...room, quantity: 2, total: 2 * room.total }
  const total = totalOf(person, transfer, rental, rooms)
  await openWithCart(page, '/checkout', person, transfer, rental, rooms)
  await nameEverybody(page)
  for (const same of await page.getByRole('button', { name: /^Same travelers as/ }).all()) await same.click()
  await expect(page.getByLabel('Driver: full name')).toHaveValue('Ayu Lestari')
  await expect(main(page)).toContainText('Lembah Sayan, Ubud')
  await readTerms(page)
  await expectAxeFindsNothing(page)
  await page.getByRole('button', { name: 'Complete Booking' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(main(page)).toContainText(total)
  await payNow(page).click()
  await payThere(page)
  await expect(page.getByText('Payment: Paid')).toHaveCount(4)
  const facts = {
    [transfer.tourName]: [`Pickup time${transfer.pickupTime} (Bali time)`, `Car${transfer.packageTitle}`],
    [rental.tourName]: [
      `From${formatDate(rental.date)}`,
      'Time09:00 (Bali time)',
      'LocationLembah Sayan, Ubud',
      'Days3',
    ],
    [room.tourName]: [
      `Check-out${formatDate(room.endDate)} (2 nights)`,
      'AddressJalan Raya Sayan',
      'Rooms2',
      'Guests2 Adults',
    ],
  }
  for (const [name, said] of Object.entries(facts))
    for (const fact of said) await expect(bookedAs(page, name)).toContainText(fact)
  await expectAxeFindsNothing(page)

  const stay = bookedAs(page, room.tourName)
  await stay.getByRole('button', { name: /Cancel booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog).toContainText(`You’ll be refunded ${totalOf(rooms)}, tax included`)
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(stay.getByText('Cancelled', { exact: true })).toBeVisible()
  await mailTo(traveller.email, /refund/i)
  await page.goto('/dashboard?tab=bookings')
  const history = panel(page, 'Bookings').getByRole('listitem')
  await expect(history.filter({ hasText: 'Payment: Paid' })).toHaveCount(3)
  await expect(history.filter({ hasText: room.tourName })).toContainText('Payment: Refunded')
  const [addOn] = rental.addOns
  await expect(history.filter({ hasText: rental.tourName })).toContainText(`${addOn?.name} × 1`)
  await expect(history.getByRole('link', { name: rental.tourName })).toHaveAttribute('href', '/car-rental/1')
  await expectAxeFindsNothing(page)
})
