import type { Route } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { addToCart, openFirstTour, totalIn } from '../support/booking.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { linkIn, mailTo } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** An error that is not retried automatically. */
const refused = { status: 403, json: { error: { code: 'forbidden_origin', message: 'Refused.' } } }
const password = 'Nusa-Journey-1'

test('a visitor finds a tour, signs up, books it and pays', async ({ page }) => {
  const email = `ayu-${Date.now()}@nusa.example`

  const tour = await openFirstTour(page)
  const total = await addToCart(page)

  const panel = page.getByRole('dialog', { name: /^Your Cart/ })
  await expect(panel.getByText(tour).first()).toBeVisible()
  await expect.poll(() => totalIn(panel)).toBe(total)
  await panel.getByRole('link', { name: 'View Cart' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expect.poll(() => totalIn(page.getByRole('main'))).toBe(total)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await test.step('signs up where the checkout asks for it', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await dialog.getByLabel('Full Name').fill('Ayu Lestari')
    await dialog.getByLabel('Username').fill('ayu')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByLabel('Confirm Password').fill(password)
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible()
  })

  await test.step('follows the link in the mail and signs in', async () => {
    await page.goto(linkIn(await mailTo(email, /verify/i), '/verify-email'))
    await expect(page.getByText('Your email address is verified')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    const form = page.getByRole('main')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })

  await test.step('completes the profile', async () => {
    await page.getByRole('button', { name: 'Complete Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('City')).toHaveAttribute('aria-invalid', 'true')
    for (const [label, value] of [
      ['First name', 'Ayu'],
      ['Last name', 'Lestari'],
      ['Phone', '+62 812 3456 7890'],
      ['Address', 'Jalan Raya Ubud 8'],
      ['City', 'Ubud'],
      ['Country', 'Indonesia'],
    ] as const) {
      const field = dialog.getByLabel(label, { exact: true })
      // First and last name are only requested if they are empty.
      if (await field.isVisible()) await field.fill(value)
    }
    // An error is shown until the field is changed.
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile updated')).toBeVisible()
  })

  await test.step('names the passengers and whom to call', async () => {
    await nameEverybody(page, { relationship: 'Sibling' })
  })

  await test.step('reads the terms to their end', async () => {
    await readTerms(page)
  })

  await expect.poll(() => totalIn(page.getByRole('main'))).toBe(total)
  await page.getByRole('button', { name: 'Complete Booking' }).click()

  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(main.getByText(tour).first()).toBeVisible()
  await expect(main.getByText(total).first()).toBeVisible()
  await expect(main.getByText('Pending', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"items":[]')
  expect((await mailTo(email, /booking/i)).text).toContain(total)

  await main.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(productUnderTest().toolsUrl))
  await expect(page.getByText(total).first()).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}/)
  await expect(main.getByText('Paid', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pay Now' })).toBeHidden()
  expect((await mailTo(email, /payment|paid/i)).text).toContain(total)
})

test('the thank-you page links to the dashboard and to the tours', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.getByRole('main')
  await expect(main.getByText(/24-48 hours before/)).toBeVisible()
  await expect(main.getByText(/15 minutes early/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/dashboard?tab=bookings')
  await expect(main.getByRole('link', { name: 'Explore More Tours' })).toHaveAttribute('href', '/tours')
})

test('a click on Complete Booking before the profile is loaded waits for it', async ({
  page,
  traveller,
  request,
  expectTrouble,
}) => {
  expectTrouble('/api/account/profile', 'status of 403')
  const { person } = await allKinds(request)
  await signIn(page, traveller)
  const answers: ((route: Route) => Promise<void>)[] = []
  /** The requests that wait for a response. */
  const waiting: Route[] = []
  await page.route('**/api/account/profile', async (route) => {
    const answer = answers.shift()
    if (answer) await answer(route)
    else waiting.push(route)
  })
  await openWithCart(page, '/checkout', person)
  const complete = page.getByRole('button', { name: /^(Complete Booking|Booking…)$/ })
  await complete.click()
  await expect(complete).toHaveText('Booking…')
  await expect.poll(() => waiting.length).toBe(1)

  await waiting.shift()?.fulfill(refused)
  await expect(page.getByText('Failed to load your profile.').last()).toBeVisible()
  await expect(complete).toHaveText('Complete Booking')

  answers.push((route) => route.continue())
  await complete.click()
  const message = page.getByRole('alert').filter({ hasText: 'Please check the fields and try again.' })
  await expect(message).toContainText('Passenger Information: Adult 2: full name · Emergency Contact: Full name')
  await expect(page.getByText('Booking Failed')).toHaveCount(0)
  await expect(page.getByLabel('Adult 2: full name')).toBeFocused()
})
