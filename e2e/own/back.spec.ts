import type { Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../dev/browser.ts'
import { book, fillSignIn, newTraveller, signIn } from '../support/account.ts'
import { addToCart, openFirstTour } from '../support/booking.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { completeBooking } from '../support/checkout.ts'
import { panel } from '../support/dashboard.ts'
import { expectProviderPage, payNow } from '../support/payment.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

const executablePath = findBrowser() ?? undefined

// Travellers' browsers keep a page in the back/forward cache. An automated browser does so only on request, and the
// headless shell never.
test.use({
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath !== undefined && { executablePath }),
  },
})

test('a payment that was left with Back can be started again', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const pay = payNow(page)
  await pay.click()
  await expectProviderPage(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(pay).toBeEnabled()
  await pay.click()
  await expectProviderPage(page)
})

test('Back after a booking leads to the booking, not to an empty checkout', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const tour = await openFirstTour(page)
  await addToCart(page)
  await page.goto('/checkout')
  await completeBooking(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/booking\/confirmation$/)
  await expect(page.getByRole('main').getByText(tour).first()).toBeVisible()
})

test('Back after a booking leads to the booking even without the back/forward cache', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { person } = await allKinds(page.request)
  await openWithCart(page, '/checkout', person)
  // A page with an unload handler is never cached.
  await page.evaluate(() => addEventListener('unload', () => undefined))
  await completeBooking(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/booking\/confirmation$/)
})

test('Back never shows the data or input of a traveller who has signed out', async ({ page, traveller }) => {
  const email = panel(page, 'Profile').getByLabel('Email')
  const leave = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  }
  await signIn(page, traveller, '/dashboard')
  await expect(email).toHaveValue(traveller.email)
  await page.getByLabel('City').fill('Melbourne')
  await page.goto('/tours')

  await test.step('nobody is led to signing in', async () => {
    await leave()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard$/)
  })

  await test.step('somebody else sees what is their own', async () => {
    const other = await newTraveller()
    await fillSignIn(page.getByRole('main'), traveller)
    await expect(email).toHaveValue(traveller.email)
    await page.getByLabel('City').fill('Melbourne')
    await page.goto('/tours')
    await leave()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page.getByRole('dialog'), other)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(email).toHaveValue(other.email)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/tours$/)
    await page.goBack({ waitUntil: 'commit' })
    await expect(email).toHaveValue(other.email)
    await expect(page.getByLabel('City')).toHaveValue('Sydney')
  })
})

/** Leaves the page with `leave` and returns to it from the back/forward cache. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  const left = page.url()
  await leave()
  await expect(page).not.toHaveURL(left)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(left)
  expect(await page.evaluate(() => 'isKept' in window), 'the page is as it was left').toBe(true)
}

test('Back leads to the page, not to a menu, a cart or a picture that was open over it', async ({ page }) => {
  await page.goto(TOUR)
  await page.getByRole('link', { name: /^Show picture 1 of 4/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await expect(viewer).toBeVisible()
  await leaveAndReturn(page, () => page.evaluate(() => location.assign('/news')))
  await expect(viewer).toBeHidden()

  await page.getByRole('link', { name: /^Your Cart/ }).click()
  const cart = page.getByRole('dialog', { name: /^Your Cart/ })
  await leaveAndReturn(page, () => cart.getByRole('link', { name: 'Browse Tours' }).click())
  await expect(cart).toBeHidden()

  await page.setViewportSize(PHONE_SCREEN)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await leaveAndReturn(page, () => menu.getByRole('link', { name: 'News' }).click())
  await expect(menu).toBeHidden()
})
