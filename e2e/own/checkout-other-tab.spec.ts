import type { Page } from '@playwright/test'
import { type Account, newAccount, signIn } from '../support/account.ts'
import { type AllKinds, allKinds, openWithCart, totalOf } from '../support/cart.ts'
import { itemOf, main } from '../support/cart-page.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { productUnderTest } from '../support/product.ts'
import { returnToWindow } from '../support/tab.ts'
import { expect, test } from '../support/test.ts'

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Booking' })
const question = (page: Page) => page.getByRole('dialog', { name: 'The price has changed' })
const accept = (page: Page) => question(page).getByRole('button', { name: 'Book at the new price' })

const cheaper = 100_000

/** The cart items with a lower seen price than today's. */
const seenCheaper = ({ person, whole }: AllKinds) => [{ ...person, total: person.total - cheaper }, whole] as const

/** Fills in the checkout of two tours and submits it, which opens the dialog about a changed price. */
async function comeToQuestion(page: Page, traveller: Account, kinds: AllKinds): Promise<void> {
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', ...seenCheaper(kinds))
  await nameEverybody(page)
  await page.getByRole('button', { name: /^Same travelers as/ }).click()
  await readTerms(page)
  await complete(page).click()
  await expect(question(page)).toBeVisible()
}

async function openCartElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/cart')
  return other
}

async function removeElsewhere(page: Page, id: string): Promise<void> {
  const other = await openCartElsewhere(page)
  await itemOf(main(other), id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(itemOf(main(other), id)).toHaveCount(0)
  await other.close()
}

/** Expects the dialog to be closed with a message that the cart has changed. */
async function expectDropped(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart has changed' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
}

async function booked(page: Page): Promise<{ tour_title: string }[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  return (await (await page.request.get('/api/bookings?when=upcoming')).json()).bookings
}

/**
 * Removes one of the two items in another tab: the dialog closes, then shows the price of the other item, and books
 * only that.
 */
async function expectOneBookedOnceOtherIsRemoved(page: Page, { person, whole }: AllKinds): Promise<void> {
  await removeElsewhere(page, whole.id)
  await expectDropped(page)
  await complete(page).click()
  await expect(question(page)).toContainText(`It is now${totalOf(person)}`)
  await accept(page).click()
  expect(await booked(page)).toMatchObject([{ tour_title: person.tourName }])
}

test('an item removed in another tab is not booked, while the dialog asks about a price seen in the cart', async ({
  page,
  traveller,
}) => {
  const kinds = await allKinds(page.request)
  await comeToQuestion(page, traveller, kinds)
  await expectOneBookedOnceOtherIsRemoved(page, kinds)
})

test('an item removed in another tab is not booked, while the dialog asks about the server’s price', async ({
  page,
  traveller,
  expectTrouble,
}) => {
  expectTrouble('/api/bookings')
  const kinds = await allKinds(page.request)
  const data = `/data/tours/${kinds.person.tourId}.json`
  const offer = await (await page.request.get(data)).json()
  const [pack] = offer.pricing.filter(({ id }: { id: string }) => id === kinds.person.packageId)
  const tiers = pack.tiers.map((tier: { adult_price: number }) => ({
    ...tier,
    adult_price: tier.adult_price - cheaper / kinds.person.adults,
  }))
  const earlier = { ...offer, pricing: [{ ...pack, tiers }] }
  // The page and its cart have the offer from before the price increase.
  await page.route(`**${data}`, (route) => route.fulfill({ json: earlier }))
  await comeToQuestion(page, traveller, kinds)
  await expectOneBookedOnceOtherIsRemoved(page, kinds)
})

test('a traveller added in another tab while the price dialog is open must be named, and is booked', async ({
  page,
  traveller,
}) => {
  const kinds = await allKinds(page.request)
  await comeToQuestion(page, traveller, kinds)
  const other = await openCartElsewhere(page)
  const item = itemOf(main(other), kinds.person.id)
  await item.getByRole('button', { name: /^Travelers/ }).click()
  const party = other.getByRole('dialog')
  await party.getByRole('button', { name: 'Increase Adults' }).click()
  await party.getByRole('button', { name: 'Done' }).click()
  await item.getByRole('button', { name: 'Update Cart' }).click()
  await expectDropped(page)
  await other.close()

  await page.getByLabel('Adult 3: full name').fill('Ketut Lestari')
  await complete(page).click()
  const bookings = await booked(page)
  expect(bookings.find(({ tour_title }) => tour_title === kinds.person.tourName)).toMatchObject({
    travelers: [{ type: 'adult', count: 3 }],
  })
})

test('the checkout shows a profile that was completed elsewhere, and continues with it', async ({ page, request }) => {
  const { person } = await allKinds(request)
  await signIn(page, await newAccount(request))
  await openWithCart(page, '/checkout', person)
  const saveElsewhere = async (data: object) =>
    expect(
      await page.request.patch('/api/account/profile', { headers: { origin: productUnderTest().siteUrl }, data }),
    ).toBeOK()
  const details = page.getByRole('region', { name: 'Customer Details' })
  await expect(details.getByRole('button', { name: 'Complete Profile' })).toBeVisible()
  await saveElsewhere({ phone: '+61 400 123 456', city: 'Sydney' })
  await returnToWindow(page)
  await expect(details).toContainText('+61 400 123 456')

  await nameEverybody(page)
  await readTerms(page)
  await complete(page).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await expect(dialog.getByLabel('City')).toHaveValue('Sydney')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // Nothing notifies the page of this change; it reloads the profile before it asks for missing fields.
  await saveElsewhere({ first_name: 'Tara', last_name: 'Wells', address: '12 Harbour Street', country: 'Australia' })
  await complete(page).click()
  expect(await booked(page)).toMatchObject([{ tour_title: person.tourName }])
})
