import type { Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../dev/test/browser.ts'
import { createTraveller, fillSignIn, signIn } from '../support/account.ts'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { cartPanel } from '../support/cart-page.ts'
import { completeBooking } from '../support/checkout.ts'
import { panel } from '../support/dashboard.ts'
import { expectProviderPage, payNowButton } from '../support/payment.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { TOUR_PATH } from '../support/tour.ts'

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

test('Back from the payment page or the confirmation leads to the booking, and the payment can be started again', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { perPerson } = await createItemsOfEachKind(page.request)
  await openWithCart(page, '/checkout', perPerson)
  await completeBooking(page)
  const pay = payNowButton(page)
  await pay.click()
  await expectProviderPage(page)

  await test.step('Back from the payment page leads to the booking, and the payment can be started again', async () => {
    await page.goBack({ waitUntil: 'commit' })
    await expect(pay).toBeEnabled()
    await pay.click()
    await expectProviderPage(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(pay).toBeEnabled()
  })

  await test.step('Back from the confirmation leads to the booking, not to an empty checkout', async () => {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/booking\/confirmation$/)
    await expect(page.getByRole('main').getByText(perPerson.productName).first()).toBeVisible()
  })
})

test('Back never shows the data or input of a traveller who has signed out', async ({ page, traveller }) => {
  const header = page.getByRole('banner')
  const email = panel(page, 'Profile').getByLabel('Email')
  const signOut = async () => {
    await header.getByRole('button', { name: /^Account/ }).click()
    await header.getByRole('button', { name: 'Sign Out' }).click()
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  }
  const other = await createTraveller()
  await signIn(page, traveller, '/dashboard')
  await expect(email).toHaveValue(traveller.email)
  await page.getByLabel('City').fill('Melbourne')
  await page.goto('/tours')
  await signOut()

  await test.step('Back shows a second traveller only their own profile', async () => {
    await header.getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page.getByRole('dialog'), other)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(email).toHaveValue(other.email)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/tours$/)
    await page.goBack({ waitUntil: 'commit' })
    await expect(email).toHaveValue(other.email)
    await expect(page.getByLabel('City')).toHaveValue('Sydney')
  })

  await test.step('Back leads a signed-out visitor to the sign-in page', async () => {
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/tours$/)
    await signOut()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard$/)
  })
})

/** Leaves the page with `leave` and returns to it from the back/forward cache. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isCachedPage: true }))
  const left = page.url()
  await leave()
  await expect(page).not.toHaveURL(left)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(left)
  expect(await page.evaluate(() => 'isCachedPage' in window), 'the page comes from the back/forward cache').toBe(true)
}

test('Back returns to the page with its menu, cart and picture viewer closed', async ({ page }) => {
  await page.goto(TOUR_PATH)
  await page.getByRole('link', { name: /^Show picture 1 of 4/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await expect(viewer).toBeVisible()
  await leaveAndReturn(page, () => page.evaluate(() => location.assign('/news')))
  await expect(viewer).toBeHidden()

  await page.getByRole('link', { name: /^Your Cart/ }).click()
  const cart = cartPanel(page)
  await leaveAndReturn(page, () => cart.getByRole('link', { name: 'Browse Tours' }).click())
  await expect(cart).toBeHidden()

  await page.setViewportSize(PHONE_SCREEN)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await leaveAndReturn(page, () => menu.getByRole('link', { name: 'News' }).click())
  await expect(menu).toBeHidden()
})
