import type { Page } from '@playwright/test'
import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { demoTraveller, signIn } from '../support/account.ts'
import { setTourCapacity } from '../support/capacity.ts'
import { createTourItem, formatTotal, openWithCart, readStoredCart } from '../support/cart.ts'
import { expectTotal, main } from '../support/cart-page.ts'
import { acceptTerms, answerRaftingQuestions, completeButton, fillTravellers } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'
import { readTour } from '../support/tour.ts'

const SURFING_SLUG = 'first-surf-lesson-kuta-canggu'
const date = addDays(todayInBali(new Date()), 80)

const orderSummary = (page: Page) => main(page).getByRole('complementary')

/** Fills in the checkout; both tours have the same travellers. */
async function fillCheckout(page: Page): Promise<void> {
  await fillTravellers(page)
  await answerRaftingQuestions(page)
  await page.getByRole('button', { name: /^Same travelers as/ }).click()
  await acceptTerms(page)
}

async function expectEntriesKept(page: Page): Promise<void> {
  const names = page.getByLabel('Adult 2: full name')
  await expect(names.last()).toHaveValue('Made Wirawan')
  await expect(page.getByRole('region', { name: 'Emergency Contact' }).getByLabel('Phone')).not.toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked()
}

test('the checkout shows a changed price next to the item, and books only after the traveller accepts the price', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors('/api/bookings')
  const surfing = await readTour(request, SURFING_SLUG)
  const pricing = surfing.pricing.map((pack) => ({ ...pack, adult_price: 300_000 }))
  const outdatedTour = { ...surfing, pricing }
  // The page has the offer from before the price increase.
  await page.route(`**/data/tours/${surfing.id}.json`, (route) => route.fulfill({ json: outdatedTour }))
  const unchanged = createTourItem(await readTour(request), date)
  const [outdatedItem, currentItem] = [createTourItem(outdatedTour, date), createTourItem(surfing, date)]

  await signIn(page, demoTraveller, '/favorites')
  await openWithCart(page, '/checkout', unchanged, outdatedItem)
  await fillCheckout(page)
  await expectTotal(orderSummary(page), formatTotal(unchanged, outdatedItem))
  await completeButton(page).click()

  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  await expect(dialog).toContainText(`You saw${formatTotal(unchanged, outdatedItem)}`)
  await expect(dialog).toContainText(`It is now${formatTotal(unchanged, currentItem)}`)
  await dialog.getByRole('button', { name: 'Back' }).click()

  await expectTotal(orderSummary(page), formatTotal(unchanged, currentItem))
  const summary = orderSummary(page).getByRole('listitem')
  await expect(summary.filter({ hasText: outdatedItem.productName })).toContainText('You saw')
  await expect(summary.filter({ hasText: unchanged.productName })).not.toContainText('You saw')
  await expectEntriesKept(page)
  expect(await readStoredCart(page)).toHaveLength(2)

  await completeButton(page).click()
  await dialog.getByRole('button', { name: 'Book at the new price' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expectTotal(orderSummary(page), formatTotal(unchanged, currentItem))
  expect(await readStoredCart(page)).toEqual([])
})

test.describe('a tour that sold out during the checkout', () => {
  test.afterEach(async ({ request }) => setTourCapacity((await readTour(request)).id, date, null))

  test('is excluded, and the other tour is booked with the input that was already entered', async ({
    page,
    request,
    expectErrors,
  }) => {
    expectErrors('/api/bookings')
    const soldOutItem = createTourItem(await readTour(request), date)
    const availableItem = createTourItem(await readTour(request, SURFING_SLUG), date)
    await signIn(page, demoTraveller, '/favorites')
    await openWithCart(page, '/checkout', availableItem, soldOutItem)
    await fillCheckout(page)
    await expectTotal(orderSummary(page), formatTotal(availableItem, soldOutItem))

    await setTourCapacity(soldOutItem.productId, date, 0)
    await completeButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something in your cart is sold out.' })).toBeVisible()
    const excludedItem = main(page).getByRole('status').filter({ hasText: soldOutItem.productName })
    await expect(excludedItem).toContainText(/Sold out on .+ Please choose another date/)
    await expect(excludedItem.getByRole('link', { name: 'Edit your cart' })).toBeVisible()
    await expectTotal(orderSummary(page), formatTotal(availableItem))
    await expectEntriesKept(page)

    await completeButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
    await expectTotal(orderSummary(page), formatTotal(availableItem))
    await expect(main(page).getByText(soldOutItem.productName)).toHaveCount(0)
    expect(await readStoredCart(page)).toEqual([soldOutItem])
  })
})
