import { addToCart, openFirstTour, readTotal } from '../support/booking.ts'
import { cartPanel } from '../support/cart-page.ts'
import { acceptTerms, completeButton, fillTravellers } from '../support/checkout.ts'
import { findLink, waitForMail } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const password = 'Nusa-Journey-1'

test('a visitor finds a tour, signs up, books the tour and pays', async ({ page }) => {
  const email = `ayu-${Date.now()}@nusa.example`

  const tour = await openFirstTour(page)
  const total = await addToCart(page)

  const panel = cartPanel(page)
  await expect(panel.getByText(tour).first()).toBeVisible()
  await expect.poll(() => readTotal(panel)).toBe(total)
  await panel.getByRole('link', { name: 'View Cart' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible()
  await expect.poll(() => readTotal(page.getByRole('main'))).toBe(total)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await test.step('the visitor signs up in the dialog of the checkout', async () => {
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

  await test.step('the visitor verifies the email address with the mailed link and signs in', async () => {
    await page.goto(findLink(await waitForMail(email, /verify/i), '/verify-email'))
    await expect(page.getByText('Your email address is verified')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    const form = page.getByRole('main')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })

  await test.step('the profile dialog shows errors next to empty fields until the traveller completes them', async () => {
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

  await test.step('the traveller enters the passengers and the emergency contact', async () => {
    await fillTravellers(page, { relationship: 'Sibling' })
  })

  await test.step('the traveller reads the terms to the end and accepts them', async () => {
    await acceptTerms(page)
  })

  await expect.poll(() => readTotal(page.getByRole('main'))).toBe(total)
  await completeButton(page).click()

  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expect(main.getByText(tour).first()).toBeVisible()
  await expect(main.getByText(total).first()).toBeVisible()
  await expect(main.getByText('Pending', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"items":[]')
  expect((await waitForMail(email, /booking/i)).text).toContain(total)

  await main.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(productUnderTest().toolsUrl))
  await expect(page.getByText(total).first()).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}/)
  await expect(main.getByText('Paid', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Pay Now' })).toBeHidden()
  expect((await waitForMail(email, /payment|paid/i)).text).toContain(total)
})

test('the thank-you page links to the dashboard and to the tours', async ({ page }) => {
  await page.goto('/thank-you')
  const main = page.getByRole('main')
  await expect(main.getByText(/24-48 hours before/)).toBeVisible()
  await expect(main.getByText(/15 minutes early/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/dashboard?tab=bookings')
  await expect(main.getByRole('link', { name: 'Explore More Tours' })).toHaveAttribute('href', '/tours')
})
