import type { BrowserContext } from '@playwright/test'
import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { fillSignIn, newTraveller } from '../support/account.ts'
import { addToCart, openFirstTour } from '../support/booking.ts'
import { dayIn } from '../support/calendar.ts'
import { currencySelector, firstPrice } from '../support/currency.ts'
import { panel, tab } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const place of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, place, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}

test('search, currency, sign-in and cart work in a browser without storage', async ({ page, traveller }) => {
  await forbidStorage(page.context())
  const header = page.getByRole('banner')

  await test.step('the search opens and finds', async () => {
    await page.goto('/')
    await header.getByRole('link', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find Your Perfect Tour' })
    await dialog.getByLabel('What or where').fill('Ubud')
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=Ubud/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('prices are converted, as long as the page lasts', async () => {
    await currencySelector(page).selectOption('USD')
    await expect(firstPrice(page)).toHaveText(/\$[\d,]+\.\d\d/)
  })

  await test.step('who signs in stays so, since the server knows', async () => {
    await header.getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page.getByRole('dialog'), traveller)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(tab(page, 'Profile')).toBeVisible()
    await page.goto('/tours')
    await expect(header.getByRole('link', { name: 'Favorites' })).toBeVisible()
  })

  await test.step('a tour is chosen and stands in the cart of its page', async () => {
    const title = await openFirstTour(page)
    const total = await addToCart(page)
    const panel = page.getByRole('dialog', { name: /^Your Cart/ })
    await expect(panel).toContainText(title)
    await expect(panel).toContainText(total)
    // Its links lead to pages that do not have this cart.
    await expect(panel.getByRole('alert')).toContainText('Your browser couldn’t save your cart')
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'Your Cart: 1' })).toBeVisible()
  })

  await test.step('a car that is chosen on its page stays there, since the next one would know nothing of it', async () => {
    await page.goto('/car-rental/1')
    await page.getByRole('button', { name: /^Pickup date/ }).click()
    const calendar = page.getByRole('dialog', { name: 'Pickup date' })
    await (await dayIn(calendar, addDays(todayInBali(new Date()), 40))).click()
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
    const panel = page.getByRole('dialog', { name: /^Your Cart/ })
    await expect(panel.getByRole('alert')).toContainText('Your browser couldn’t save your cart')
    await expect(page).toHaveURL('/car-rental/1')
  })
})

test('one traveller’s input is not saved for another who signed in in a tab that cannot notify this one', async ({
  page,
  context,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('409')
  await forbidStorage(context)
  await page.goto('/auth?redirect=%2Fdashboard')
  await fillSignIn(page.getByRole('main'), traveller)
  await expect(page.getByLabel('City')).toHaveValue('Sydney')
  await page.getByLabel('City').fill('Melbourne')

  const second = await newTraveller()
  const other = await context.newPage()
  const header = other.getByRole('banner')
  await other.goto('/tours')
  await header.getByRole('button', { name: /^Account: / }).click()
  await header.getByRole('button', { name: 'Sign Out' }).click()
  await header.getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(other.getByRole('dialog'), second)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(panel(other, 'Profile').getByLabel('Email')).toHaveValue(second.email)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel(page, 'Profile').getByLabel('Email')).toHaveValue(second.email)
  await expect(page.getByRole('alert').getByText('You’re now signed in to another account')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Sydney')
  await other.reload()
  await expect(other.getByLabel('City')).toHaveValue('Sydney')
})
