import { addDays, formatDate } from '../../shared/dates/index.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { findDay } from '../support/calendar.ts'
import { readStoredCart } from '../support/cart.ts'
import { cartPanel } from '../support/cart-page.ts'
import { freezeClockAt, heading } from '../support/page.ts'
import { expectInside } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('rooms are priced per night in rupiah, and a booking needs enough rooms for its guests', async ({ page }) => {
  const today = await freezeClockAt(page, '14:10')
  await page.goto('/hotels')
  const card = page.getByRole('article').filter({ hasText: 'Lembah Sayan Ubud' })
  await expect(card.getByText('Start from Rp950.000 /night')).toBeVisible()
  await expect(page.getByText('Prices are before 10% tax.')).toBeVisible()
  await card.click()
  await expect(heading(page, 'Lembah Sayan Ubud')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Booking' }).getByText('Price start from')).toBeVisible()
  // No amount is converted to another currency.
  await expect(page.locator('main [data-idr]')).toHaveCount(0)

  await page.getByRole('link', { name: /^Book Room.*Gorge View Room/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Book: Lembah Sayan Ubud' })
  const room = dialog.getByLabel('Room', { exact: true })
  await expect(room.locator('option:checked')).toContainText('Gorge View Room')
  await room.selectOption({ label: 'Pool Villa · Rp3.650.000 /night' })
  await expect(dialog.getByText('4 rooms left', { exact: true })).toBeVisible()
  const tonight = await findDay(dialog, today)
  await expectInside(tonight, tonight.locator('xpath=..').getByText('4 left'))
  await room.selectOption({ label: 'Gorge View Room · Rp1.450.000 /night' })

  const [checkIn, checkOut] = [addDays(today, 40), addDays(today, 43)]
  await (await findDay(dialog, checkIn)).click()
  await (await findDay(dialog, checkOut)).click()
  for (let guest = 1; guest < 4; guest++) await dialog.getByRole('button', { name: 'Increase Adults' }).click()
  await expect(dialog.getByText(/1 room of this type sleeps up to 3 guests/)).toBeVisible()
  await expectNoAxeViolations(page, { within: 'dialog[open]' })
  await dialog.getByRole('button', { name: 'Increase Rooms' }).click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  for (const fact of [
    'Gorge View Room',
    `Check-in: ${formatDate(checkIn)}`,
    `Check-out: ${formatDate(checkOut)} (3 nights)`,
    'Guests: 4 Adults',
    'Rp8.700.000',
  ])
    await expect(cartPanel(page)).toContainText(fact)
  expect(await readStoredCart(page)).toMatchObject([{ kind: 'room', date: checkIn, endDate: checkOut, quantity: 2 }])
})
