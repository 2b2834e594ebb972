import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { demoTraveller, signIn } from './support/account.ts'
import { wakeBookingForm } from './support/booking.ts'
import { nameEverybody, readTerms } from './support/checkout.ts'
import { productUnderTest } from './support/product.ts'
import { expect, test } from './support/test.ts'

const path = '/tour/balinese-cooking-class-market-ubud'

/** Opens the calendar at the month that has a day which is said to be so. */
async function dayThatIs(page: Page, what: string) {
  await wakeBookingForm(page)
  await page.getByRole('button', { name: /^Date/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Date' })
  const day = dialog.getByRole('button', { name: what })
  await expect(async () => {
    if (!(await day.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).click()
    await expect(day).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 5000 })
  return day
}

async function addAdults(page: Page, count: number) {
  await page.getByRole('button', { name: /^Travelers/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Travelers/ })
  const step = dialog.getByRole('button', { name: count > 0 ? 'Increase Adults' : 'Decrease Adults' })
  for (let done = 0; done < Math.abs(count); done += 1) await step.click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const placesSchema = z.object({ docs: z.array(z.object({ id: z.int(), places: z.int() })) })

/** Staff give the day that has `from` places another number of them. */
async function changePlaces(request: APIRequestContext, from: number, to: number) {
  const { cmsUrl } = productUnderTest()
  const ask = (method: string, address: string, data?: object) =>
    request.fetch(`${cmsUrl}/api${address}`, { method, headers: { origin: cmsUrl }, ...(data && { data }) })
  await ask('POST', '/users/login', { email: 'staff@nusa.example', password: 'Nusa-Staff-1' })
  const { docs } = placesSchema.parse(
    await (await ask('GET', `/tour-places?where[places][equals]=${from}&depth=0`)).json(),
  )
  expect((await ask('PATCH', `/tour-places/${docs[0]?.id}`, { places: to })).status()).toBe(200)
}

test('places that are left are shown, and one that goes meanwhile is told at its item', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble('/api/bookings', '409')
  await signIn(page, demoTraveller, '/dashboard')
  await page.goto(path)

  await test.step('a day that is sold out can not be chosen', async () => {
    const day = await dayThatIs(page, 'sold out')
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })

  await test.step('a day with few places says how many, and takes no larger party', async () => {
    const day = await dayThatIs(page, '3 places left')
    await expect(day).toContainText('3 left')
    await day.click()
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add to Cart' }) })
    await expect(form.getByText('3 places left', { exact: true })).toBeVisible()
    await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
    await addAdults(page, 3)
    await expect(form.getByText('Only 3 places left. Please choose another date or book for fewer.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Not enough places')).toBeVisible()
    await addAdults(page, -2)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Added to cart')).toBeVisible()
  })

  await test.step('what goes while the traveller types is told by the server, and is left out', async () => {
    await page.goto('/checkout')
    await nameEverybody(page, { relationship: 'Sibling' })
    await readTerms(page)
    await changePlaces(request, 3, 1)
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await expect(page.getByRole('alert').getByText(/Only 1 place left on .+ Please book for fewer/)).toBeVisible()
    await expect(page).toHaveURL(/\/checkout$/)
  })

  await test.step('the cart says it too, and has nothing left to book', async () => {
    await page.getByRole('link', { name: 'Change it in your cart' }).click()
    const main = page.getByRole('main')
    // What is known of places is some seconds old.
    await expect(async () => {
      await page.goto('/cart')
      await expect(main.getByText(/Only 1 place left on /)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(main.getByRole('paragraph').filter({ hasText: 'Nothing in your cart can be booked' })).toBeVisible()
    await changePlaces(request, 1, 3)
  })
})

test('without an answer about places everything can be chosen and nothing is said', async ({ page, expectTrouble }) => {
  expectTrouble('/api/availability', 'Failed to fetch', 'ERR_FAILED')
  await page.route('**/api/availability*', (route) => route.abort())
  await page.goto(path)
  await wakeBookingForm(page)
  await page.getByRole('button', { name: /^Date/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Date' })
  await expect(dialog.getByRole('button', { name: /places left|sold out/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart')).toBeVisible()
})
