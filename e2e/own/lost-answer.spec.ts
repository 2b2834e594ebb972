import type { BrowserContext, Page } from '@playwright/test'
import { type Account, fillSignIn, signIn } from '../support/account.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Booking' })

/** Drops the response to the first booking, which the server has created. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let isFirst = true
  await page.route('**/api/bookings', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('connectionreset')
  })
}

async function invoicesOf(context: BrowserContext): Promise<string[]> {
  const { bookings } = await (await context.request.get('/api/bookings?when=upcoming')).json()
  return [...new Set<string>(bookings.map(({ invoice_id }: { invoice_id: string }) => invoice_id))]
}

/** Opens the checkout with one tour and submits it, but loses the response. */
async function bookUnheard(page: Page, traveller: Account): Promise<void> {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', person)
  await nameEverybody(page)
  await readTerms(page)
  await loseFirstAnswer(page)
  await complete(page).click()
  await expect(page.getByText('Booking Failed')).toBeVisible()
}

test.beforeEach(({ expectTrouble }) => expectTrouble('ERR_CONNECTION_RESET'))

test('a booking with a lost response is not booked again if the browser’s storage is full', async ({
  page,
  traveller,
}) => {
  // Storage fails from the click on, as when the quota is used up.
  await page.addInitScript(() => {
    addEventListener(
      'submit',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      },
      true,
    )
  })
  await bookUnheard(page, traveller)
  await complete(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  expect(await invoicesOf(page.context())).toHaveLength(1)
})

test('a booking with a lost response is found after signing out and in again, whatever is entered then', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  // The new input differs from what was booked.
  expectTrouble('/api/bookings', '409')
  await bookUnheard(page, traveller)
  await page.getByRole('banner').getByRole('button', { name: 'Tara' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await fillSignIn(dialog, traveller)
  await expect(dialog).toBeHidden()
  await nameEverybody(page)
  await page.getByLabel('Adult 2: full name').first().fill('Ketut Wirawan')
  await readTerms(page)
  await complete(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/Your earlier booking .* went through/)).toBeVisible()
  expect(await invoicesOf(page.context())).toHaveLength(1)
})

test('a booking with a lost response is found even if it took the last spots itself', async ({ page, traveller }) => {
  await bookUnheard(page, traveller)
  await page.route('**/api/availability*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), places: 0, days: {} } })
  })
  await page.reload()
  await expect(page.getByRole('complementary').getByText(/^Sold out on /)).toBeVisible()
  await complete(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  expect(await invoicesOf(page.context())).toHaveLength(1)
})
