import { rentalItemSchema } from '../../shared/cart/index.ts'
import { addDays, formatDate } from '../../shared/dates/index.ts'
import { expectAxeFindsNothing, expectSoundOnEveryScreen } from '../support/axe.ts'
import { dayIn } from '../support/calendar.ts'
import { openWithCart, storedCart } from '../support/cart.ts'
import { main, panel } from '../support/cart-page.ts'
import { standStillAt } from '../support/clock.ts'
import { currencySelector } from '../support/currency.ts'
import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test('cars are filtered by price, type and features', async ({ page }) => {
  await test.step('cars are found by price, type and features; the address keeps it, and Back takes it back', async () => {
    await page.goto('/transport')
    await page.getByRole('link', { name: 'See all cars' }).click()
    await expect(heading(page, 'Car Rental')).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    const title = await page.getByRole('heading', { name: /^Available Cars \(\d+\)$/ }).innerText()
    const all = Number(/\d+/.exec(title)?.[0])
    const expectCars = async (count: number) => {
      await expect(page.getByRole('heading', { name: `Available Cars (${count})` })).toBeVisible()
      await expect(cards.filter({ visible: true })).toHaveCount(count)
    }
    await expectCars(all)
    const price = page.getByRole('slider', { name: 'Price per day' })
    await expect(price).toHaveAttribute('min', '0')
    await expect(price).toHaveAttribute('step', '25')
    await expect(price).toHaveAttribute('max', '1450')
    await expect(page.getByRole('group', { name: 'Features' }).getByRole('checkbox')).toHaveCount(8)

    await page.getByLabel('Family car').check()
    await expectCars(4)
    await page.getByLabel('Automatic').check()
    await expectCars(3)
    await price.fill('475')
    await expect(page.getByText('Up to Rp475.000')).toBeVisible()
    await expectCars(2)
    await expect(page).toHaveURL('/car-rental?type=family-car&feature=automatic&price=475000')
    await page.reload()
    await expectCars(2)
    await expect(page.getByLabel('Automatic')).toBeChecked()
    await page.goBack()
    await expectCars(3)
    await expect(price).toHaveValue('1450')
    await page.goForward()
    await price.fill('0')
    await expect(page.getByText('No Cars Available')).toBeVisible()
    await expect(
      page.getByText('No cars match your current filters. Try adjusting your search criteria.'),
    ).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Clear All' }).last().click()
    await expectCars(all)
    await expect(page).toHaveURL('/car-rental')

    // Several key presses on the slider are one history step.
    for (const value of ['1425', '1400', '1375']) {
      await price.press('ArrowLeft')
      await expect(price).toHaveValue(value)
    }
    await page.goBack()
    await expect(price).toHaveValue('1450')

    await page.goto('/car-rental?type=%3Cscript%3E&feature=nothing&price=-1')
    await expectCars(all)
    await expectSoundOnEveryScreen(page)
  })

  await test.step('a price in the address that the slider has no step for holds until the slider is moved', async () => {
    await page.goto('/car-rental?price=480000')
    await page.getByLabel('Family car').check()
    await expect(page).toHaveURL('/car-rental?type=family-car&price=480000')
    await expect(page.getByText('Up to Rp480.000')).toBeVisible()
    await page.getByRole('slider', { name: 'Price per day' }).fill('450')
    await expect(page).toHaveURL('/car-rental?type=family-car&price=450000')
  })
})

test('a car is booked from the list for several days, with a time and a place', async ({ page }) => {
  const today = await standStillAt(page, '14:10')
  await page.goto('/car-rental')
  await currencySelector(page).selectOption('USD')
  const name = await page.getByRole('article').first().getByRole('heading').innerText()
  const open = page.getByRole('article').first().getByRole('link', { name: 'Book Now' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: `Book: ${name}` })
  await expect(dialog.getByText(`${formatDate(today)} to ${formatDate(addDays(today, 1))}: 2 days`)).toBeVisible()
  await expect(dialog.getByText('Total Price (2 days)')).toBeVisible()
  await expect(await dayIn(dialog, addDays(today, -1))).toHaveAttribute('aria-disabled', 'true')
  const time = dialog.getByLabel('Pickup time')
  await expect(time.locator('option')).toHaveCount(13)
  await expect(time).toHaveValue('15:00')
  await expectAxeFindsNothing(page, { within: 'dialog[open]' })

  const [from, to] = [addDays(today, 40), addDays(today, 42)]
  await (await dayIn(dialog, from)).click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click({ force: true })
  await expect(dialog.getByText('Now choose the last day.')).toBeVisible()
  expect(await storedCart(page)).toEqual([])
  await (await dayIn(dialog, to)).click()
  await expect(time).toHaveValue('09:00')
  await time.selectOption('20:00')
  await dialog.getByPlaceholder('e.g., Hotel name, address').fill('Lembah Sayan, Ubud')
  const total = dialog.getByText('Total Price (3 days)').locator('xpath=..')
  await expect(total).toContainText(/\$[\d,.]+/)
  await expect(total).toContainText(/Rp[\d.]+/)
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText(`${name} has been added to your cart.`)).toBeVisible()
  for (const fact of [
    'Daily Rental',
    `From: ${formatDate(from)}`,
    `To: ${formatDate(to)}`,
    'Time: 20:00 (Bali time)',
    'Location: Lembah Sayan, Ubud',
  ])
    await expect(panel(page)).toContainText(fact)
  expect(await storedCart(page)).toMatchObject([{ kind: 'rental', date: from, quantity: 3, taxRate: 10 }])

  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('a car’s page shows all its details, and booking there adds it to the cart and opens the cart page', async ({
  page,
}) => {
  const today = await standStillAt(page, '07:00')
  await page.goto('/car-rental')
  const name = 'Toyota Avanza automatic'
  await page.getByRole('link', { name, exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
  for (const section of ['Service options', 'Features', 'Insurance', 'Cancellation policy', 'Booking Summary'])
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.scrollIntoViewIfNeeded()
  await expect(summary.locator('form[aria-busy="true"]')).toHaveCount(0)
  await summary.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('alert')).toContainText('Missing InformationPlease select a pickup date')
  const dateField = summary.getByRole('button', { name: /^Pickup date/ })
  await expect(dateField).toHaveAccessibleDescription('Please select a pickup date')

  await summary.getByRole('button', { name: /^Pickup date/ }).click()
  await (await dayIn(page.getByRole('dialog', { name: 'Pickup date' }), today)).click()
  const days = summary.getByLabel('Rental days')
  await days.fill('')
  await expect(summary.getByText('Total Price (1 day)')).toBeVisible()
  await days.fill('4')
  await summary.getByRole('checkbox', { name: /Child seat/ }).check()
  await expect(summary.getByText('Base price (4 days)').locator('xpath=..')).toContainText('Rp1.500.000')
  await expect(summary.getByText('(Includes Rp75.000 in add-ons)')).toBeVisible()
  await expect(summary.getByText('Total Price (4 days)').locator('xpath=..')).toContainText('Rp1.732.500')
  await expectSoundOnEveryScreen(page)
  await summary.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Child seat × 1 · Rp75.000')
  await page.goBack()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(heading(page, 'Car Rental')).toBeVisible()
})

test('a car without a pickup location is booked only with a delivery location', async ({ page }) => {
  const today = await standStillAt(page, '07:00')
  // All cars of the demo content have a pickup location.
  await page.route(/\/car-rental(\/\d+)?$|\/data\/car-rentals\/\d+\.json$/, async (route) => {
    const response = await route.fetch()
    const known = /(pickup_location(?:"|&#34;|&quot;):(?:\[0,)?(?:"|&#34;|&quot;))[^"&]*/g
    await route.fulfill({ response, body: (await response.text()).replaceAll(known, '$1') })
  })
  const wrong = page.getByText('Please tell us where to deliver the car.')
  await page.goto('/car-rental')
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Book: / })
  await expect(dialog.getByText(/no pickup location/)).toHaveCount(0)
  const add = dialog.getByRole('button', { name: 'Add to Cart' })
  await dialog.getByLabel('Pickup time').selectOption('11:00')
  await add.click()
  const location = dialog.getByLabel('Delivery location')
  await expect(location).toBeFocused()
  await expect(location).toHaveAccessibleDescription('Please tell us where to deliver the car.')
  await expect(dialog.getByLabel('Pickup time')).toHaveValue('11:00')
  expect(await storedCart(page)).toEqual([])
  await expectAxeFindsNothing(page, { within: 'dialog[open]' })
  await location.fill('Sayan')
  await expect(wrong).toHaveCount(0)
  await add.click()
  await expect(panel(page)).toContainText('Location: Sayan')

  await page.goto('/car-rental/1')
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.scrollIntoViewIfNeeded()
  await expect(summary.locator('form[aria-busy="true"]')).toHaveCount(0)
  await summary.getByRole('button', { name: /^Pickup date/ }).click()
  await (await dayIn(page.getByRole('dialog', { name: 'Pickup date' }), addDays(today, 50))).click()
  await summary.getByLabel('Rental days').fill('4')
  await summary.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(wrong).toBeVisible()
  await expect(summary.getByLabel('Delivery location')).toBeFocused()
  await expect(summary.getByLabel('Rental days')).toHaveValue('4')

  // A car that is in the cart without a location shows why it cannot be booked, and the location can be entered there.
  const [item] = await storedCart(page)
  await page.goto('/')
  await openWithCart(page, '/cart', { ...rentalItemSchema.parse(item), deliveryLocation: '' })
  const said = main(page).getByText('This car has no pickup location. Please tell us where to deliver it.')
  await expect(said).toBeVisible()
  await main(page).getByLabel('Location').fill('Lembah Sayan')
  await main(page).getByRole('button', { name: 'Update Cart' }).click()
  await expect(said).toHaveCount(0)
  expect(await storedCart(page)).toMatchObject([{ deliveryLocation: 'Lembah Sayan' }])
  await main(page).getByLabel('Location').fill('')
  await main(page).getByRole('button', { name: 'Update Cart' }).click()
  await expect(said.first()).toBeVisible()
  expect(await storedCart(page)).toMatchObject([{ deliveryLocation: 'Lembah Sayan' }])
})
