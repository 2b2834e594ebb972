import { addDays, formatInstant, instantInBali } from '../../shared/dates/index.ts'
import { signIn } from '../support/account.ts'
import { totalOf } from '../support/cart.ts'
import { panel } from '../support/dashboard.ts'
import { expectLeft, type FarKinds, farKinds, leftOfKinds, limitCars } from '../support/kinds.ts'
import { mailTo } from '../support/mail.ts'
import { payNow, payThere } from '../support/payment.ts'
import { place } from '../support/place.ts'
import { expect, test } from '../support/test.ts'

let limited: FarKinds | undefined
test.afterEach(async () => {
  if (limited) await limitCars(limited, null)
})

test('a paid transfer, car and stay can each be cancelled until a day before they start, and become available again', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const kinds = await farKinds(page.request, 35)
  const { transfer, rental } = kinds
  const room = { ...kinds.room, quantity: 2, total: 2 * kinds.room.total }
  limited = kinds
  await limitCars(kinds, 1)
  const [, , night = 0, nextNight = 0] = await leftOfKinds(page.request, kinds)
  const invoiceId = await place(page.request, transfer, rental, room)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNow(page).click()
  await payThere(page)
  await expect(page.getByText('Payment: Paid')).toHaveCount(3)
  await expectLeft(page.request, kinds, [0, 0, night - 2, nextNight - 2])

  await page.goto('/dashboard?tab=bookings')
  const dayBefore = addDays(room.date, -1)
  const steps = [
    { item: transfer, begins: transfer.pickupTime, left: [1, 0, night - 2, nextNight - 2] },
    { item: rental, begins: rental.pickupTime, left: [1, 1, night - 2, nextNight - 2] },
    { item: room, begins: '00:00', left: [1, 1, night, nextNight] },
  ] as const
  for (const { item, begins, left } of steps) {
    const row = panel(page, 'Bookings').getByRole('listitem').filter({ hasText: item.tourName })
    await row.getByRole('button', { name: /Cancel booking/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText(item.tourName)
    await expect(dialog).toContainText(`You’ll be refunded ${totalOf(item)}, tax included`)
    await expect(dialog).toContainText(`free of charge until ${formatInstant(instantInBali(dayBefore, begins))}`)
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
    await expectLeft(page.request, kinds, left)
    await mailTo(traveller.email, /refund/i, { about: `We’ve refunded ${totalOf(item)}` })
  }
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Refunded' })).toBeVisible()
  await expect(page.getByText('Payment: Refunded')).toHaveCount(3)
})
