import type { Page } from '@playwright/test'
import { formatDate } from '../../shared/dates/index.ts'
import { signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { createItemsOfEachKind, formatTotal, openWithCart } from '../support/cart.ts'
import { main } from '../support/cart-page.ts'
import { acceptTerms, chooseDirection, completeButton, fillTravellers } from '../support/checkout.ts'
import { panel } from '../support/dashboard.ts'
import { waitForMail } from '../support/mail.ts'
import { payAtProvider, payNowButton } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

/** Returns the section of a booking by its name. */
const findBookedItem = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })

test('one invoice covers a tour, a transfer, a car and a stay, and the stay can be cancelled separately', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { perPerson, transfer, rental, room } = await createItemsOfEachKind(page.request)
  const rooms = { ...room, quantity: 2, total: 2 * room.total }
  const total = formatTotal(perPerson, transfer, rental, rooms)
  await openWithCart(page, '/checkout', perPerson, transfer, rental, rooms)
  await fillTravellers(page)
  for (const copyButton of await page.getByRole('button', { name: /^Same travelers as/ }).all())
    await copyButton.click()
  await chooseDirection(page, 'Arrival: from the airport')
  await expect(page.getByLabel('Driver: full name')).toHaveValue('Ayu Lestari')
  await expect(main(page)).toContainText('Lembah Sayan, Ubud')
  await acceptTerms(page)
  await expectNoAxeViolations(page, { within: 'main' })
  await completeButton(page).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(main(page)).toContainText(total)
  await payNowButton(page).click()
  await payAtProvider(page)
  await expect(page.getByText('Payment: Paid')).toHaveCount(4)
  const facts = {
    [transfer.productName]: [`Pickup time${transfer.pickupTime} (Bali time)`, `Car${transfer.packageTitle}`],
    [rental.productName]: [
      `From${formatDate(rental.date)}`,
      'Time09:00 (Bali time)',
      'LocationLembah Sayan, Ubud',
      'Days3',
    ],
    [room.productName]: [
      `Check-out${formatDate(room.endDate)} (2 nights)`,
      'AddressJalan Raya Sayan',
      'Rooms2',
      'Guests2 Adults',
    ],
  }
  for (const [name, itemFacts] of Object.entries(facts))
    for (const fact of itemFacts) await expect(findBookedItem(page, name)).toContainText(fact)
  await expectNoAxeViolations(page, { within: 'main' })

  const stay = findBookedItem(page, room.productName)
  await stay.getByRole('button', { name: /Cancel booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog).toContainText(`You’ll be refunded ${formatTotal(rooms)}, tax included`)
  await expect(dialog).toContainText(/free of charge before \w{3} \d+, \d{4}, \d\d:\d\d \(Bali time, UTC\+8\)/)
  await dialog.getByText('Tell us why (optional)').click()
  await dialog.getByRole('textbox').fill('We stay at home.')
  await expectNoAxeViolations(page, { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(stay.getByText('Cancelled', { exact: true })).toBeVisible()
  const mail = await waitForMail(traveller.email, /refund/i)
  expect(mail.text).toContain(`We’ve refunded ${formatTotal(rooms)}`)
  // The page shows the refund without a reload.
  await expect(stay.getByText('Payment: Refunded')).toBeVisible()
  await page.goto('/dashboard?tab=bookings')
  const history = panel(page, 'Bookings').getByRole('listitem')
  await expect(history.filter({ hasText: 'Payment: Paid' })).toHaveCount(3)
  await expect(history.filter({ hasText: room.productName })).toContainText('Payment: Refunded')
  const [addOn] = rental.addOns
  await expect(history.filter({ hasText: rental.productName })).toContainText(`${addOn?.name} × 1`)
  await expect(history.getByRole('link', { name: rental.productName })).toHaveAttribute('href', '/car-rental/1')
})
