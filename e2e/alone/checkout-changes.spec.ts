import type { Page } from '@playwright/test'
import { addDays, todayInBali } from '../../shared/dates/index.ts'
import { demoTraveller, signIn } from '../support/account.ts'
import { openWithCart, storedCart, totalOf, tourItem } from '../support/cart.ts'
import { expectTotal, main } from '../support/cart-page.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { givePlaces } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { readTour } from '../support/tour.ts'

const SURFING = 'first-surf-lesson-kuta-canggu'
const date = addDays(todayInBali(new Date()), 80)

const summaryOf = (page: Page) => main(page).getByRole('complementary')
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Booking' })

/** Fills in the checkout; both tours have the same travellers. */
async function fillCheckout(page: Page): Promise<void> {
  await nameEverybody(page)
  await page.getByRole('button', { name: /^Same travelers as/ }).click()
  await readTerms(page)
}

async function expectNothingLost(page: Page): Promise<void> {
  const names = page.getByLabel('Adult 2: full name')
  await expect(names.last()).toHaveValue('Made Wirawan')
  await expect(page.getByRole('region', { name: 'Emergency Contact' }).getByLabel('Phone')).not.toHaveValue('')
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked()
}

test('the checkout shows a changed price at its item, and books it only after the traveller accepts it', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble('/api/bookings')
  const surfing = await readTour(request, SURFING)
  const pricing = surfing.pricing.map((pack) => ({ ...pack, adult_price: 300_000 }))
  const earlier = { ...surfing, pricing }
  // The page has the offer from before the price increase.
  await page.route(`**/data/tours/${surfing.id}.json`, (route) => route.fulfill({ json: earlier }))
  const unchanged = tourItem(await readTour(request), date)
  const [seen, now] = [tourItem(earlier, date), tourItem(surfing, date)]

  await signIn(page, demoTraveller, '/favorites')
  await openWithCart(page, '/checkout', unchanged, seen)
  await fillCheckout(page)
  await expectTotal(summaryOf(page), totalOf(unchanged, seen))
  await complete(page).click()

  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  await expect(dialog).toContainText(`You saw${totalOf(unchanged, seen)}`)
  await expect(dialog).toContainText(`It is now${totalOf(unchanged, now)}`)
  await dialog.getByRole('button', { name: 'Back' }).click()

  await expectTotal(summaryOf(page), totalOf(unchanged, now))
  const summary = summaryOf(page).getByRole('listitem')
  await expect(summary.filter({ hasText: seen.tourName })).toContainText('You saw')
  await expect(summary.filter({ hasText: unchanged.tourName })).not.toContainText('You saw')
  await expectNothingLost(page)
  expect(await storedCart(page)).toHaveLength(2)

  await complete(page).click()
  await dialog.getByRole('button', { name: 'Book at the new price' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expectTotal(summaryOf(page), totalOf(unchanged, now))
  expect(await storedCart(page)).toEqual([])
})

test.describe('a tour that sold out during the checkout', () => {
  test.afterEach(async ({ request }) => givePlaces((await readTour(request)).id, date, null))

  test('is left out, and the rest is booked without entering anything again', async ({
    page,
    request,
    expectTrouble,
  }) => {
    expectTrouble('/api/bookings')
    const gone = tourItem(await readTour(request), date)
    const left = tourItem(await readTour(request, SURFING), date)
    await signIn(page, demoTraveller, '/favorites')
    await openWithCart(page, '/checkout', left, gone)
    await fillCheckout(page)
    await expectTotal(summaryOf(page), totalOf(left, gone))

    await givePlaces(gone.tourId, date, 0)
    await complete(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something in your cart is sold out.' })).toBeVisible()
    const leftOut = main(page).getByRole('status').filter({ hasText: gone.tourName })
    await expect(leftOut).toContainText(/Sold out on .+ Please choose another date/)
    await expect(leftOut.getByRole('link', { name: 'Edit your cart' })).toBeVisible()
    await expectTotal(summaryOf(page), totalOf(left))
    await expectNothingLost(page)

    await complete(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
    await expectTotal(summaryOf(page), totalOf(left))
    await expect(main(page).getByText(gone.tourName)).toHaveCount(0)
    expect(await storedCart(page)).toEqual([gone])
  })
})
