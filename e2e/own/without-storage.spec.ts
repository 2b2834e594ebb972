import type { BrowserContext } from '@playwright/test'
import { createTraveller, fillSignIn } from '../support/account.ts'
import { addToCart, openFirstTour } from '../support/booking.ts'
import { cartPanel } from '../support/cart-page.ts'
import { currencySelector, firstPrice } from '../support/currency.ts'
import { panel, tab } from '../support/dashboard.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const storageName of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storageName, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}

test('a visitor without browser storage can search, convert prices, sign in and add a tour to the cart', async ({
  page,
  traveller,
}) => {
  await blockStorage(page.context())
  const header = page.getByRole('banner')

  await test.step('the search opens and shows results', async () => {
    await page.goto('/')
    await header.getByRole('link', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Tour' })
    await dialog.getByLabel('What or where').fill('Ubud')
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=Ubud/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('the selected currency converts the prices of the page', async () => {
    await currencySelector(page).selectOption('USD')
    await expect(firstPrice(page)).toHaveText(/\$[\d,]+\.\d\d/)
  })

  await test.step('the traveller stays signed in on the next page through the session cookie', async () => {
    await header.getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page.getByRole('dialog'), traveller)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(tab(page, 'Profile')).toBeVisible()
    await page.goto('/tours')
    await expect(header.getByRole('link', { name: 'Favorites' })).toBeVisible()
  })

  await test.step('an added tour is in the cart panel, which warns that the cart is not saved', async () => {
    const title = await openFirstTour(page)
    const total = await addToCart(page)
    const panel = cartPanel(page)
    await expect(panel).toContainText(title)
    await expect(panel).toContainText(total)
    // The links of the panel lead to pages that do not have this cart.
    await expect(panel.getByRole('alert')).toContainText('Your browser couldn’t save your cart')
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
  })
})

test('without storage, input is not saved to another account that signs in through a second tab', async ({
  page,
  context,
  traveller,
  expectErrors,
}) => {
  expectErrors('409')
  await blockStorage(context)
  await page.goto('/auth?redirect=%2Fdashboard')
  await fillSignIn(page.getByRole('main'), traveller)
  await expect(page.getByLabel('City')).toHaveValue('Sydney')
  await page.getByLabel('City').fill('Melbourne')

  // Another tab shares only the session cookie with this one.
  const otherTraveller = await createTraveller()
  const headers = { origin: productUnderTest().siteUrl }
  await expect(await page.request.post('/api/auth/sign-in', { headers, data: otherTraveller })).toBeOK()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel(page, 'Profile').getByLabel('Email')).toHaveValue(otherTraveller.email)
  await expect(page.getByRole('alert').getByText('You’re now signed in to another account')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Sydney')
  const saved = await (await page.request.get('/api/account/profile')).json()
  expect(saved).toMatchObject({ email: otherTraveller.email, city: 'Sydney' })
})
