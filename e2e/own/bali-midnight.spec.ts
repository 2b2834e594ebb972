import { addDays, formatDate, type LocalDate, todayInBali } from '../../shared/dates/index.ts'
import { fillSignIn } from '../support/account.ts'
import { choosePickupLater } from '../support/booking.ts'
import { findDay, openCalendar } from '../support/calendar.ts'
import { main } from '../support/cart-page.ts'
import { returnToTab } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm } from '../support/tour.ts'

test.use({ timezoneId: 'America/Los_Angeles' })

const firstAvailableDay = '[data-date]:not([aria-disabled])'

/** Expects the calendar to mark this day as today and to disable it. */
async function expectTodayUnavailable(calendar: ReturnType<typeof main>, today: LocalDate): Promise<void> {
  const day = await findDay(calendar, today)
  await expect(day).toHaveAttribute('aria-current', 'date')
  await expect(day).toHaveAttribute('aria-disabled', 'true')
}

// The server uses the real clock. Its dates and deadlines are tested in `functions/`, where the clock can be set.
test('a traveller in Los Angeles sees the first bookable date change at midnight in Bali', async ({
  page,
  traveller,
  context,
}) => {
  const today = todayInBali(new Date())
  const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)]
  await context.clock.setFixedTime(`${today}T23:00:00+08:00`)
  // Signs in with the form, because its page computes the end of the session with the browser's fixed clock.
  await page.goto('/auth?redirect=/favorites')
  await fillSignIn(main(page), traveller)
  await expect(page).toHaveURL(/\/favorites$/)

  const surfPage = await context.newPage()
  const surfForm = await openBookingForm(surfPage, '/tour/first-surf-lesson-kuta-canggu')
  await test.step('an hour before midnight, a tour without advance notice can be booked for today', async () => {
    await expect(surfForm.getByRole('button', { name: /^Date/ })).toContainText(formatDate(today))
  })

  await test.step('an hour before midnight, a tour with one day of notice can be booked from tomorrow', async () => {
    const form = await openBookingForm(page)
    await expect(form.getByText('Book at least 1 day ahead (Bali time, UTC+8).').first()).toBeVisible()
    await expect(form.getByRole('button', { name: /^Date/ })).toContainText(formatDate(tomorrow))
    const calendar = await openCalendar(page, form)
    await expect(calendar.locator(firstAvailableDay).first()).toHaveAttribute('data-date', tomorrow)
    await expectTodayUnavailable(calendar, today)
    await page.keyboard.press('Escape')
    await form.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await form.getByRole('button', { name: /^Travelers/ }).click()
    const travelers = page.getByRole('dialog', { name: /^Travelers/ })
    await travelers.getByRole('button', { name: 'Increase Adults' }).click()
    await travelers.getByRole('button', { name: 'Done' }).click()
    await choosePickupLater(page)
    await form.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(main(page).getByRole('group', { name: new RegExp(formatDate(tomorrow)) })).toBeVisible()
  })

  await context.clock.setFixedTime(`${tomorrow}T00:00:00+08:00`)

  await test.step('at midnight, the booking form moves its first available date to tomorrow', async () => {
    await returnToTab(surfPage)
    await expect(surfForm.getByRole('button', { name: /^Date/ })).toContainText(formatDate(tomorrow))
    const calendar = await openCalendar(surfPage, surfForm)
    await expect(calendar.locator(firstAvailableDay).first()).toHaveAttribute('data-date', tomorrow)
    await surfPage.close()
  })

  const tooLate = `ahead (Bali time). Please choose another date. The first available date is ${formatDate(dayAfter)}.`
  await test.step('at midnight, the checkout excludes the item whose booking deadline has passed', async () => {
    await returnToTab(page)
    await expect(main(page).getByText(tooLate)).toBeVisible()
    await page.getByRole('link', { name: 'Edit your cart' }).click()
  })

  await test.step('the cart shows the missed deadline and accepts another date', async () => {
    await expect(main(page).getByText(tooLate)).toBeVisible()
    const calendar = await openCalendar(page, main(page))
    await expectTodayUnavailable(calendar, tomorrow)
    await (await findDay(calendar, dayAfter)).click()
    await page.getByRole('button', { name: 'Update Cart' }).click()
    await expect(main(page).getByText(tooLate)).toHaveCount(0)
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(main(page).getByRole('group', { name: new RegExp(formatDate(dayAfter)) })).toBeVisible()
  })
})
