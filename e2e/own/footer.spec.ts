import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { findLink, waitForMail } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => page.getByRole('contentinfo').locator('form')
const field = (page: Page) => form(page).getByLabel('Email address')
const button = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' })

test('the newsletter form requires an email address, and subscribes the address after confirmation by email', async ({
  page,
  expectErrors,
}) => {
  expectErrors('409')
  const email = `ayu-${Date.now()}@nusa.example`
  await page.goto('/page/booking-policy')
  await button(page).click()
  await expect(form(page).getByText('Please enter your email address.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await field(page).fill('ayu')
  await button(page).click()
  await expect(form(page).getByText('Enter an email address such as name@example.com.')).toBeVisible()

  await field(page).fill(email)
  await field(page).press('Enter')
  await expect(form(page).getByText('Thank you for subscribing!')).toBeVisible()
  await expect(field(page)).toHaveValue('')

  const link = findLink(await waitForMail(email, /confirm your subscription/i), '/newsletter/confirm')
  const token = new URL(link).searchParams.get('token')
  const { siteUrl: origin } = productUnderTest()
  const confirmed = await page.request.post('/api/newsletter/confirm', { headers: { origin }, data: { token } })
  expect(confirmed.status()).toBe(200)

  await field(page).fill(email.toUpperCase())
  await button(page).click()
  await expect(form(page).getByText('This email is already subscribed.')).toBeVisible()
  await expect(field(page)).toHaveValue(email.toUpperCase())

  await test.step('the form does not clear the entered address if the server cannot be reached', async () => {
    expectErrors('newsletter', 'ERR_FAILED')
    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    await field(page).fill('ayu@nusa.example')
    await button(page).click()
    await expect(form(page).getByText('An error occurred. Please try again.')).toBeVisible()
    await expect(field(page)).toHaveValue('ayu@nusa.example')
    await expectNoAxeViolations(page)
  })

  await test.step('the copyright runs from 2024 to the year of the build', async () => {
    await expect(page.getByRole('contentinfo').getByText(`© 2024–${new Date().getFullYear()}`)).toBeVisible()
  })
})
