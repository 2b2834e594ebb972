import { addDays, formatDate } from '../../shared/dates/index.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { findDay } from '../support/calendar.ts'
import { readStoredCart } from '../support/cart.ts'
import { cartPanel } from '../support/cart-page.ts'
import { freezeClockAt, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the URL contains the filters of the transfers, so that reload and Back restore them', async ({ page }) => {
  await page.goto('/airport-transfer')
  const shown = page.getByRole('main').getByRole('article').filter({ visible: true })
  const city = page.getByRole('combobox', { name: 'City' })
  const destination = page.getByRole('searchbox', { name: 'Destination' })
  await city.selectOption('Yogyakarta')
  await expect(shown).toHaveCount(2)
  await destination.pressSequentially('borob')
  await expect(shown).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 route' })).toBeVisible()
  await page.reload()
  await expect(shown).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\?city=\d+$/)
  await expect(city.locator('option:checked')).toHaveText('Yogyakarta')
  await expect(destination).toHaveValue('')
  await expect(shown).toHaveCount(2)
})

test('a transfer is booked in two steps, for at most as many guests as its cars have seats', async ({ page }) => {
  const today = await freezeClockAt(page, '14:10')
  await page.goto('/airport-transfer')
  const route = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ubud' }) })
  await expect(route.getByText('3 Cars Available')).toBeVisible()
  await expect(route.getByText('From:').locator('xpath=..')).toContainText('Rp350.000')
  await route.getByRole('link', { name: 'View Cars' }).click()
  const cars = page.getByRole('dialog', { name: 'Select a Car' })
  await expect(cars.getByRole('listitem')).toHaveCount(3)
  await expectNoAxeViolations(page, { within: 'dialog[open]' })
  await cars.getByRole('button', { name: 'Select Toyota Innova Reborn' }).click()

  const details = page.getByRole('dialog', { name: 'Booking Details' })
  const date = details.getByRole('button', { name: /^Pickup date/ })
  await expect(date).toBeFocused()
  for (let adult = 1; adult < 7; adult++) await details.getByRole('button', { name: 'Increase Adults' }).click()
  const rule = 'Total guests (adults + children) cannot exceed 6 seats for 1 car(s).'
  await details.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(details.getByRole('status').filter({ hasText: rule })).toBeFocused()
  await expectNoAxeViolations(page, { within: 'dialog[open]' })
  await details.getByRole('button', { name: 'Increase Number of cars' }).click()
  await expect(details.getByText(rule)).toHaveCount(0)
  await date.click()
  await (await findDay(page.getByRole('dialog', { name: 'Pickup date' }), addDays(today, 40))).click()
  await details.getByLabel('Pickup time (Bali time)').selectOption('22:30')
  await details.getByRole('button', { name: 'Add to Cart' }).click()
  for (const fact of [
    'Airport Transfer: I Gusti Ngurah Rai International Airport (DPS) to Ubud',
    'Toyota Innova Reborn',
    `Date: ${formatDate(addDays(today, 40))}`,
    'Pickup time: 22:30 (Bali time)',
    'Travelers: 7 Adults',
  ])
    await expect(cartPanel(page)).toContainText(fact)
  expect(await readStoredCart(page)).toMatchObject([{ kind: 'transfer', adults: 7, quantity: 2 }])
})

test('the page of a transfer shows the details of the transfer, and books the car of the transfer', async ({
  page,
}) => {
  await page.goto('/airport-transfer/1')
  const name = await heading(page, /./).innerText()
  for (const fact of ['Distance', 'Duration', 'Seats', 'Luggage'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Book Now' }).click()
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details.getByText(name, { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartPanel(page)).toContainText(name)
})
