import type { Page } from '@playwright/test'
import { addDays, type LocalDate, todayInBali } from '../../shared/dates/index.ts'
import { demoTraveller, signIn } from '../support/account.ts'
import { choosePickupLater } from '../support/booking.ts'
import { setTourCapacity } from '../support/capacity.ts'
import { acceptTerms, answerRaftingQuestions, completeButton, fillTravellers } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm, readTour } from '../support/tour.ts'

const soldOut = addDays(todayInBali(new Date()), 50)
const nearlySoldOut = addDays(soldOut, 1)

/** Opens the calendar at the month of a day. */
async function openOnDate(page: Page, date: LocalDate) {
  await page.getByRole('button', { name: /^Date/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Date' })
  await expect(dialog.locator('[data-date]').first()).toBeVisible()
  const day = dialog.locator(`[data-date="${date}"]`)
  while (!(await day.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).click()
  return day
}

async function addAdults(page: Page, count: number) {
  await page.getByRole('button', { name: /^Travelers/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Travelers/ })
  const step = dialog.getByRole('button', { name: count > 0 ? 'Increase Adults' : 'Decrease Adults' })
  for (let done = 0; done < Math.abs(count); done += 1) await step.click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test.describe('for a tour with limited capacity', () => {
  test.beforeEach(async ({ request }) => {
    const { id } = await readTour(request)
    await setTourCapacity(id, soldOut, 0)
    await setTourCapacity(id, nearlySoldOut, 3)
  })
  test.afterEach(async ({ request }) => {
    const { id } = await readTour(request)
    await setTourCapacity(id, soldOut, null)
    await setTourCapacity(id, nearlySoldOut, null)
  })

  test('the booking form shows the spots left, and the checkout shows an error if the spots are taken meanwhile', async ({
    page,
    request,
    expectErrors,
  }) => {
    expectErrors('/api/bookings', '409')
    await signIn(page, demoTraveller, '/dashboard')
    // Availability is cached for a few seconds.
    await expect(async () => {
      await openBookingForm(page)
      await expect(await openOnDate(page, nearlySoldOut)).toHaveAccessibleName(/: 3 spots left$/, { timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Escape')

    await test.step('a sold-out day cannot be chosen', async () => {
      const day = await openOnDate(page, soldOut)
      await expect(day).toHaveAccessibleName(/: sold out$/)
      await expect(day).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Escape')
    })

    await test.step('a nearly sold-out day shows the spots left and accepts no larger group', async () => {
      const day = await openOnDate(page, nearlySoldOut)
      await expect(day.locator('xpath=..')).toContainText('3 left')
      await day.click()
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add to Cart' }) })
      await expect(form.getByText('3 spots left', { exact: true })).toBeVisible()
      await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
      await choosePickupLater(page)
      await addAdults(page, 3)
      await expect(
        form.getByText('Only 3 spots left. Please choose another date or time, or book for fewer people.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByText('Not enough spots left')).toBeVisible()
      await addAdults(page, -2)
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByText('Added to cart')).toBeVisible()
    })

    await test.step('if the spots were taken meanwhile, the checkout shows the server’s error and creates no booking', async () => {
      await page.goto('/checkout')
      await fillTravellers(page, { relationship: 'Sibling' })
      await answerRaftingQuestions(page)
      await acceptTerms(page)
      await setTourCapacity((await readTour(request)).id, nearlySoldOut, 1)
      await completeButton(page).click()
      const left = page.getByRole('main').getByText(/Only 1 spot left on .+ Please book for fewer people/)
      await expect(left.first()).toBeVisible()
      await expect(page).toHaveURL(/\/checkout$/)
    })

    await test.step('the cart shows the error of the checkout, and that no item can be booked', async () => {
      await page.getByRole('link', { name: 'Edit your cart' }).first().click()
      const main = page.getByRole('main')
      await expect(async () => {
        await page.goto('/cart')
        await expect(main.getByText(/Only 1 spot left on /)).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(main.getByRole('paragraph').filter({ hasText: 'Nothing in your cart can be booked' })).toBeVisible()
    })
  })
})

test('if the availability cannot be loaded, every day can be chosen and no spots left are shown', async ({
  page,
  expectErrors,
}) => {
  expectErrors('/api/availability', 'Failed to fetch', 'ERR_FAILED')
  await page.route('**/api/availability*', (route) => route.abort())
  const availabilityRequest = page.waitForRequest('**/api/availability*')
  await openBookingForm(page)
  await availabilityRequest
  await page.getByRole('button', { name: /^Date/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Date' })
  await expect(dialog.getByRole('button', { name: /spots left|sold out/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  await choosePickupLater(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart')).toBeVisible()
})
