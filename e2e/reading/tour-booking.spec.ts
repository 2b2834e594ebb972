import { choosePickupLater, hydrateBookingForm } from '../support/booking.ts'
import { readStoredCart } from '../support/cart.ts'
import { cartPanel } from '../support/cart-page.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm, TOUR_PATH } from '../support/tour.ts'

/** A tour that is sold per boat for two people. */
const JUKUNG_PATH = '/tour/amed-jukung-sunrise-sail-snorkelling'

test('a tour cannot be added to the cart without a package, and residents have separate packages', async ({ page }) => {
  const book = await openBookingForm(page)
  await book.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Please select a package')).toBeVisible()
  const packages = book.getByLabel('Package', { exact: true })
  await expect(page.getByRole('alert')).toContainText('Choose a package before adding to cart')
  await expect(packages).toHaveAccessibleDescription('Choose a package before adding to cart')
  await expect(packages).toBeFocused()
  await book.getByRole('button', { name: /^Travelers/ }).click()
  const travellers = page.getByRole('dialog', { name: /^Travelers/ })
  await expect(travellers).toBeVisible()
  await expect(page.getByText('Please select a package')).toHaveCount(0)
  await travellers.getByRole('button', { name: 'Done' }).click()

  await book.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Please select a package')).toBeVisible()
  await expect(packages.locator('option')).toContainText(['Select a package', 'Shared raft', 'Private raft'])
  // Two packages need no sorting.
  await expect(book.getByLabel('Sort packages')).toBeHidden()
  await packages.selectOption({ index: 1 })
  await expect(page.getByText('Please select a package')).toHaveCount(0)
  await expect(packages).not.toHaveAttribute('aria-invalid')
  await expect(book.getByRole('region', { name: 'Package details' })).toBeVisible()
  await book.getByLabel('I’m a resident of Indonesia').check()
  await expect(packages.locator('option')).toContainText(['Select a package', 'Residents of Indonesia'])
  await expect(book.getByText('You can also book packages open to all travellers, from Rp390.000')).toBeVisible()
  // The only package is selected automatically.
  await expect(packages.locator('option:checked')).toContainText('Residents of Indonesia · from Rp375.000 per person')
  await expect(book.getByRole('region', { name: 'Price summary' })).toContainText('Adults 1 × Rp375.000')
})

test('of several clicks before the booking form is loaded, only the last takes effect, and books no unseen date', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/BookingBlock\.[^/]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(TOUR_PATH)
  const book = page.locator('#book')
  await book.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  await book.getByRole('button', { name: /^Date/ }).click()
  await book.getByRole('button', { name: 'Add to Cart' }).dblclick()
  await expect(book.locator('form[aria-busy="true"]')).toHaveCount(1)
  code.resolve()
  await expect(page.getByText('Please select a date')).toBeVisible()
  await expect(book.getByRole('button', { name: /^Date/ })).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Date' })).toBeHidden()
  expect(await readStoredCart(page)).toHaveLength(0)
  await choosePickupLater(page)
  await book.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartPanel(page)).toBeVisible()
  expect(await readStoredCart(page)).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SCREEN })

  test('a click on the bottom bar scrolls to the booking form, whose code is not loaded before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(TOUR_PATH)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /BookingBlock|react/i.test(url))).toEqual([])
    await page.getByRole('link', { name: 'Book Now - Starting from Rp390.000' }).click()
    const heading = page.getByRole('heading', { name: 'Book this tour' })
    await expect(heading).toBeInViewport()
    // Directly under the header, with a small gap.
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(120)
    await hydrateBookingForm(page)
    expect(scripts.some((url) => url.includes('BookingBlock'))).toBe(true)
  })

  test('the bottom bar shows the starting price, then the price for residents, then the total of the chosen party', async ({
    page,
  }) => {
    const bar = page.getByRole('region', { name: 'Book Now' }).getByRole('link')
    const resident = page.locator('#book').getByLabel('I’m a resident of Indonesia')

    const book = await openBookingForm(page, JUKUNG_PATH)
    await expect(bar).toContainText('Book Now - Starting from Rp750.000')
    await expect(bar).toContainText('per group of up to 2, if you book 5 or more packages')
    await resident.check()
    await expect(bar).toContainText('Book Now - Starting from Rp620.000', { useInnerText: true })
    await expect(bar).not.toContainText('Rp750.000', { useInnerText: true })

    await book.getByRole('button', { name: /^Travelers/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Travelers/ })
    await dialog.getByRole('button', { name: 'Increase Adults' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(bar).toContainText('Book Now - Rp682.000', { useInnerText: true })
    await expect(bar).toContainText('2 Adults · 1 package · 10% tax included', { useInnerText: true })
    await expect(bar).not.toContainText('Starting from', { useInnerText: true })
  })
})

test('the booking box next to the content shows the starting price and its discount', async ({ page }) => {
  await page.setViewportSize(DESKTOP_SCREEN)
  await page.goto(TOUR_PATH)
  const box = page.getByRole('complementary', { name: 'Book Now' })
  await expect(box).toContainText('Starting from')
  await expect(box).toContainText('Rp390.000')
  await expect(box).toContainText('Enjoy Special Local Rates!')
  await expect(box).toContainText('per person, before 10% tax')
  await page.goto(JUKUNG_PATH)
  await expect(box).toContainText('17% OFF')
  await expect(box.locator('s')).toBeVisible()
  await expect(box).toContainText('per group of up to 2, if you book 5 or more packages, before 10% tax')
  // The lower price of a large group is not a discount.
  await page.goto('/tour/batik-wood-silver-craft-villages')
  await expect(box).toContainText('Rp745.000')
  await expect(box).toContainText('per person in a group of 4 or more')
  await expect(box).not.toContainText('% OFF')
})
