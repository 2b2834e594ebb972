import type { LocalDate } from '../../shared/dates/index.ts'
import { bookTour, demoTraveller, signIn } from '../support/account.ts'
import { findDay, openCalendar } from '../support/calendar.ts'
import { readTourSpotsLeft, setTourCapacity } from '../support/capacity.ts'
import { historyRow } from '../support/dashboard.ts'
import { returnToTab } from '../support/page.ts'
import { expectProviderPage, payNowButton } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm, TOUR_PATH } from '../support/tour.ts'

let limitedDay: { tour: number; date: LocalDate } | undefined
test.afterEach(async () => {
  if (limitedDay) await setTourCapacity(limitedDay.tour, limitedDay.date, null)
})

test('an expired unpaid booking shows why it was cancelled, releases its spots and can be booked again', async ({
  page,
  request,
}) => {
  await signIn(page, demoTraveller, '/favorites')
  const { id: tour, date, invoiceId } = await bookTour(page.request, { daysAhead: 70 })
  limitedDay = { tour, date }
  await setTourCapacity(tour, date, 2)
  expect(await readTourSpotsLeft(request, tour, date)).toBe(0)

  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNowButton(page).click()
  await expectProviderPage(page)
  await page.getByRole('button', { name: 'Let it expire' }).click()
  await expect(page).toHaveURL(`/booking/confirmation/${invoiceId}?status=failed`)
  // The provider's webhook arrives a moment after its redirect.
  await expect(async () => {
    await returnToTab(page)
    const title = page.getByRole('heading', { level: 1, name: 'Booking Expired' })
    await expect(title).toBeVisible({ timeout: 1_000 })
  }).toPass()

  const main = page.getByRole('main')
  await expect(main.getByText('Expired', { exact: true })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(
    'It wasn’t paid in time, so it has been cancelled. You can book again.',
  )
  await expect(payNowButton(page)).toHaveCount(0)
  await expect(main.getByRole('button', { name: /Cancel booking/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Explore More Tours' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Book again/ })).toHaveAttribute('href', TOUR_PATH)

  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(row.getByText('Payment: Failed')).toBeVisible()
  await expect(row.getByText('It wasn’t paid in time')).toBeVisible()
  await expect(row.getByRole('button', { name: /Pay Now|Cancel booking/ })).toHaveCount(0)
  await row.getByRole('link', { name: /^Book again/ }).click()
  await expect(page).toHaveURL(TOUR_PATH)
  await expect(async () => {
    // Availability is cached for a few seconds.
    const day = await findDay(await openCalendar(page, await openBookingForm(page)), date)
    await expect(day).toHaveAccessibleName(/: 2 spots left$/, { timeout: 1_000 })
  }).toPass()
})
