import { addDays, formatDate, type LocalDate, todayInBali } from '../../shared/dates/index.ts'
import { fillSignIn } from '../support/account.ts'
import { dayIn, openCalendar } from '../support/calendar.ts'
import { main } from '../support/cart-page.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { lookAt } from '../support/tab.ts'
import { expect, test } from '../support/test.ts'
import { openBooking } from '../support/tour.ts'

test.use({ timezoneId: 'America/Los_Angeles' })

const firstOpen = '[data-date]:not([aria-disabled])'

/** Expects the calendar to mark this day as today and to disable it. */
async function expectClosedToday(calendar: ReturnType<typeof main>, today: LocalDate): Promise<void> {
  const day = await dayIn(calendar, today)
  await expect(day).toHaveAttribute('aria-current', 'date')
  await expect(day).toHaveAttribute('aria-disabled', 'true')
}

// The server uses the real clock. Its dates and deadlines are tested in the functions, where the clock can be set.
test('for a traveller in Los Angeles the booking day changes at midnight in Bali', async ({
  page,
  traveller,
  context,
}) => {
  const today = todayInBali(new Date())
  const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)]
  await context.clock.setFixedTime(`${today}T23:00:00+08:00`)
  // With the form, because its page dates the session with the clock that was set.
  await page.goto('/auth?redirect=/favorites')
  await fillSignIn(main(page), traveller)
  await expect(page).toHaveURL(/\/favorites$/)

  const surfing = await context.newPage()
  const surfForm = await openBooking(surfing, '/tour/first-surf-lesson-kuta-canggu')
  await test.step('an hour before, what can be booked on the day itself begins today', async () => {
    await expect(surfForm.getByRole('button', { name: /^Date/ })).toContainText(formatDate(today))
  })

  await test.step('an hour before, what has to be booked a day ahead begins tomorrow', async () => {
    const form = await openBooking(page)
    await expect(form.getByText('Book at least 1 day ahead (Bali time, UTC+8).').first()).toBeVisible()
    await expect(form.getByRole('button', { name: /^Date/ })).toContainText(formatDate(tomorrow))
    const calendar = await openCalendar(page, form)
    await expect(calendar.locator(firstOpen).first()).toHaveAttribute('data-date', tomorrow)
    await expectClosedToday(calendar, today)
    await page.keyboard.press('Escape')
    await form.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await form.getByRole('button', { name: /^Travelers/ }).click()
    const travelers = page.getByRole('dialog', { name: /^Travelers/ })
    await travelers.getByRole('button', { name: 'Increase Adults' }).click()
    await travelers.getByRole('button', { name: 'Done' }).click()
    await form.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(main(page).getByRole('group', { name: new RegExp(formatDate(tomorrow)) })).toBeVisible()
  })

  await context.clock.setFixedTime(`${tomorrow}T00:00:00+08:00`)

  await test.step('at midnight the booking block moves on', async () => {
    await lookAt(surfing)
    await expect(surfForm.getByRole('button', { name: /^Date/ })).toContainText(formatDate(tomorrow))
    const calendar = await openCalendar(surfing, surfForm)
    await expect(calendar.locator(firstOpen).first()).toHaveAttribute('data-date', tomorrow)
    await surfing.close()
  })

  const tooLate = `ahead (Bali time). Please choose another date. The first available date is ${formatDate(dayAfter)}.`
  await test.step('at midnight the checkout leaves out what has become too late', async () => {
    await lookAt(page)
    await expect(main(page).getByText(tooLate)).toBeVisible()
    await page.getByRole('link', { name: 'Edit your cart' }).click()
  })

  await test.step('the cart says so, and takes another day', async () => {
    await expect(main(page).getByText(tooLate)).toBeVisible()
    const calendar = await openCalendar(page, main(page))
    await expectClosedToday(calendar, tomorrow)
    await (await dayIn(calendar, dayAfter)).click()
    await page.getByRole('button', { name: 'Update Cart' }).click()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  })

  await nameEverybody(page)
  await readTerms(page)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(main(page).getByText(formatDate(dayAfter), { exact: true })).toBeVisible()
  await expect(main(page).getByText(/Please pay before .+ \(Bali time, UTC\+8\)/)).toBeVisible()
})
