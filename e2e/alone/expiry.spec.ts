import type { LocalDate } from '../../shared/dates/index.ts'
import { book, demoTraveller, signIn } from '../support/account.ts'
import { dayIn, openCalendar } from '../support/calendar.ts'
import { historyRow } from '../support/history.ts'
import { expectProviderPage, payNow } from '../support/payment.ts'
import { givePlaces, placesLeft } from '../support/places.ts'
import { lookAt } from '../support/tab.ts'
import { expect, test } from '../support/test.ts'
import { openBooking, TOUR } from '../support/tour.ts'

let limited: { tour: number; date: LocalDate } | undefined
test.afterEach(async () => {
  if (limited) await givePlaces(limited.tour, limited.date, null)
})

test('an unpaid booking expires: it shows why, releases its spots, and can be booked again', async ({
  page,
  request,
}) => {
  await signIn(page, demoTraveller, '/favorites')
  const { id: tour, date, invoiceId } = await book(page.request, { daysAhead: 70 })
  limited = { tour, date }
  await givePlaces(tour, date, 2)
  expect(await placesLeft(request, tour, date)).toBe(0)

  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNow(page).click()
  await expectProviderPage(page)
  await page.getByRole('button', { name: 'Let it expire' }).click()
  await expect(page).toHaveURL(`/booking/confirmation/${invoiceId}?status=failed`)
  // The provider's webhook arrives a moment after its redirect.
  await expect(async () => {
    await lookAt(page)
    const title = page.getByRole('heading', { level: 1, name: 'Booking Expired' })
    await expect(title).toBeVisible({ timeout: 1_000 })
  }).toPass()

  const main = page.getByRole('main')
  await expect(main.getByText('Expired', { exact: true })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(
    'It wasn’t paid in time, so it has been cancelled. You can book again.',
  )
  await expect(payNow(page)).toHaveCount(0)
  await expect(main.getByRole('button', { name: /Cancel booking/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Explore More Tours' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Book again/ })).toHaveAttribute('href', TOUR)

  await page.goto('/dashboard?tab=bookings')
  const row = historyRow(page, invoiceId)
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(row.getByText('Payment: Failed')).toBeVisible()
  await expect(row.getByText('It wasn’t paid in time')).toBeVisible()
  await expect(row.getByRole('button', { name: /Pay Now|Cancel booking/ })).toHaveCount(0)
  await row.getByRole('link', { name: /^Book again/ }).click()
  await expect(page).toHaveURL(TOUR)
  await expect(async () => {
    // Availability is cached for some seconds.
    const day = await dayIn(await openCalendar(page, await openBooking(page)), date)
    await expect(day).toHaveAccessibleName(/: 2 spots left$/, { timeout: 1_000 })
  }).toPass()
})
