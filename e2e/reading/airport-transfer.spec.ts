import { addDays, formatDate } from '../../shared/dates/index.ts'
import { expectAxeFindsNothing, expectSoundOnEveryScreen } from '../support/axe.ts'
import { dayIn } from '../support/calendar.ts'
import { storedCart } from '../support/cart.ts'
import { panel } from '../support/cart-page.ts'
import { standStillAt } from '../support/clock.ts'
import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test('transfers are filtered by city, airport and destination, and Back undoes one step at a time', async ({
  page,
}) => {
  await test.step('transfers are found by city, airport and destination; the address keeps it, and Back takes it back', async () => {
    await page.goto('/airport-transfer')
    const shown = page.getByRole('main').getByRole('article').filter({ visible: true })
    const all = await shown.count()
    const airport = page.getByRole('combobox', { name: 'Airport' })
    await expect(airport).toBeDisabled()
    await expect(airport.locator('option:checked')).toHaveText('All Airports')
    await page.getByRole('combobox', { name: 'City' }).selectOption('Yogyakarta')
    await expect(shown).toHaveCount(2)
    for (const option of await airport.locator('option[hidden]').all()) await expect(option).toBeDisabled()
    await airport.selectOption({ label: 'Yogyakarta International Airport (YIA)' })
    await page.getByRole('searchbox', { name: 'Destination' }).fill('borob')
    await expect(shown).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: '1 route' })).toBeVisible()
    await page.reload()
    await expect(shown).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Destination' }).fill('nowhere')
    await expect(page.getByText('No transfers available for the selected filters.')).toBeVisible()
    for (const step of ['what was typed last', 'what was typed first', 'the airport', 'the city'])
      await test.step(`Back undoes ${step}`, () => page.goBack())
    await expect(shown).toHaveCount(all)
    await page.goto('/airport-transfer?city=-1&airport=%3Cscript%3E&destination=')
    await expect(shown).toHaveCount(all)
    await expectSoundOnEveryScreen(page)
  })

  await test.step('typed text is one step in the history, and Back undoes it as a whole', async () => {
    await page.goto('/')
    await page.goto('/airport-transfer')
    const city = page.getByRole('combobox', { name: 'City' })
    const destination = page.getByRole('searchbox', { name: 'Destination' })
    await destination.pressSequentially('ubu')
    await page.goBack()
    await expect(page).toHaveURL(/\/airport-transfer$/)
    await expect(destination).toHaveValue('')
    await city.selectOption('Yogyakarta')
    await destination.pressSequentially('borob')
    await page.goBack()
    await expect(page).toHaveURL(/\?city=\d+$/)
    await expect(city.locator('option:checked')).toHaveText('Yogyakarta')
    await expect(destination).toHaveValue('')
    // Typing after Back starts a new step and does not continue the previous one.
    await destination.pressSequentially('prambanan')
    await page.goBack()
    await expect(page).toHaveURL(/\?city=\d+$/)
  })

  await test.step('the cars of a route are closed when the page is left, so that Back shows none over it', async () => {
    await page.goto('/airport-transfer')
    await page.getByRole('main').getByRole('link', { name: 'View Cars' }).first().click()
    const cars = page.getByRole('dialog', { name: 'Select a Car' })
    await expect(cars.getByRole('link').first()).toBeVisible()
    // The test browser has no back/forward cache, so the event is simulated.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(cars).toBeHidden()
  })
})

test('a transfer is booked in two steps, for at most as many guests as its cars have seats', async ({ page }) => {
  const today = await standStillAt(page, '14:10')
  await page.goto('/airport-transfer')
  const route = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ubud' }) })
  await expect(route.getByText('3 Cars Available')).toBeVisible()
  await expect(route.getByText('From:').locator('xpath=..')).toContainText('Rp350.000')
  await route.getByRole('link', { name: 'View Cars' }).click()
  const cars = page.getByRole('dialog', { name: 'Select a Car' })
  await expect(cars.getByRole('listitem')).toHaveCount(3)
  await expect(cars.getByRole('listitem').first()).toContainText(/seats · .*luggage.*Rp350\.000/s)
  const carPage = cars.getByRole('link', { name: 'Toyota Innova Reborn' })
  await expect(carPage).toHaveAttribute('href', /^\/airport-transfer\/\d+$/)
  await expectAxeFindsNothing(page, { within: 'dialog[open]' })
  await cars.getByRole('button', { name: 'Select Toyota Innova Reborn' }).click()

  const details = page.getByRole('dialog', { name: 'Booking Details' })
  const date = details.getByRole('button', { name: /^Pickup date/ })
  await expect(date).toBeFocused()
  const time = details.getByLabel('Pickup time (Bali time)')
  await expect(time.locator('option')).toHaveCount(48)
  await expect(time).toHaveValue('00:00')
  for (let adult = 1; adult < 7; adult++) await details.getByRole('button', { name: 'Increase Adults' }).click()
  await details.getByRole('button', { name: 'Increase Infants' }).click()
  const rule = 'Total guests (adults + children) cannot exceed 6 seats for 1 car(s).'
  await expect(details.getByText(rule)).toBeVisible()
  await expectAxeFindsNothing(page, { within: 'dialog[open]' })
  await details.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(details.getByText(rule)).toHaveCount(1)
  await expect(details.getByRole('status').filter({ hasText: rule })).toBeFocused()
  expect(await storedCart(page)).toEqual([])

  await details.getByRole('button', { name: 'Back' }).click()
  await expect(cars.getByRole('button', { name: 'Select Toyota Innova Reborn' })).toBeFocused()
  await page.keyboard.press('Enter')
  await details.getByRole('button', { name: 'Increase Number of cars' }).click()
  await expect(details.getByText(rule)).toHaveCount(0)
  await date.click()
  await (await dayIn(page.getByRole('dialog', { name: 'Pickup date' }), addDays(today, 40))).click()
  await time.selectOption('22:30')
  await details.getByRole('button', { name: 'Add to Cart' }).click()
  for (const fact of [
    'Airport Transfer: I Gusti Ngurah Rai International Airport (DPS) to Ubud',
    'Toyota Innova Reborn',
    `Date: ${formatDate(addDays(today, 40))}`,
    'Pickup time: 22:30 (Bali time)',
    'Travelers: 7 Adults, 1 Infant',
  ])
    await expect(panel(page)).toContainText(fact)
  expect(await storedCart(page)).toMatchObject([{ kind: 'transfer', adults: 7, infants: 1, quantity: 2 }])
})

test('a car without a price has no Select button and links to its own page', async ({ page }) => {
  await page.route('**/airport-transfer', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/(base_price&(?:quot|#34);:)\d+/g, '$1null')
    await route.fulfill({ response, body })
  })
  await page.goto('/airport-transfer')
  await page.getByRole('link', { name: 'View Cars' }).first().click()
  const cars = page.getByRole('dialog', { name: 'Select a Car' })
  await expect(cars.getByText('N/A').first()).toBeVisible()
  await expect(cars.getByRole('button', { name: /^Select/ })).toHaveCount(0)
  await cars
    .getByRole('link', { name: /^Ask us for the price/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/airport-transfer\/\d+$/)
})

test('a transfer’s page shows its facts and the route’s other cars, and books its own car', async ({ page }) => {
  await page.goto('/airport-transfer/1')
  const name = await heading(page, /./).innerText()
  for (const fact of ['Distance', 'Duration', 'Seats', 'Luggage'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible()
  await expectSoundOnEveryScreen(page)
  await page.getByRole('complementary').getByRole('button', { name: 'Book Now' }).click()
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details.getByText(name, { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(panel(page)).toContainText(name)
})
