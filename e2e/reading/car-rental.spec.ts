import { addDays, formatDate } from '../../shared/dates/index.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { findDay } from '../support/calendar.ts'
import { readStoredCart } from '../support/cart.ts'
import { cartPanel } from '../support/cart-page.ts'
import { freezeClockAt, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the URL contains the filters of the cars, so that reload and Back restore them', async ({ page }) => {
  await page.goto('/car-rental')
  const cards = page.getByRole('main').getByRole('article')
  const expectCars = async (count: number) => {
    await expect(page.getByRole('heading', { name: `Available Cars (${count})` })).toBeVisible()
    await expect(cards.filter({ visible: true })).toHaveCount(count)
  }
  const price = page.getByRole('slider', { name: 'Price per day' })
  await page.getByLabel('Family car').check()
  await page.getByLabel('Automatic').check()
  await expectCars(3)
  await price.fill('475')
  await expectCars(2)
  await expect(page).toHaveURL('/car-rental?type=family-car&feature=automatic&price=475000')
  await page.reload()
  await expectCars(2)
  await expect(page.getByLabel('Automatic')).toBeChecked()
  await page.goBack()
  await expectCars(3)
  await expect(price).toHaveValue('1450')
})

test('a car is booked from the list for several days, with a pickup time and a delivery location', async ({ page }) => {
  const today = await freezeClockAt(page, '14:10')
  await page.goto('/car-rental')
  const name = await page.getByRole('article').first().getByRole('heading').innerText()
  const open = page.getByRole('article').first().getByRole('link', { name: 'Book Now' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: `Book: ${name}` })
  const [from, to] = [addDays(today, 40), addDays(today, 42)]
  await (await findDay(dialog, from)).click()
  await (await findDay(dialog, to)).click()
  await dialog.getByLabel('Pickup time').selectOption('20:00')
  await dialog.getByPlaceholder('e.g., Hotel name, address').fill('Lembah Sayan, Ubud')
  await expectNoAxeViolations(page, { within: 'dialog[open]' })
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText(`${name} has been added to your cart.`)).toBeVisible()
  for (const fact of [
    'Daily Rental',
    `From: ${formatDate(from)}`,
    `To: ${formatDate(to)}`,
    'Time: 20:00 (Bali time)',
    'Location: Lembah Sayan, Ubud',
  ])
    await expect(cartPanel(page)).toContainText(fact)
  expect(await readStoredCart(page)).toMatchObject([{ kind: 'rental', date: from, quantity: 3, taxRate: 10 }])

  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('a car’s page shows all its details, and its form adds the car to the cart and opens the cart page', async ({
  page,
}) => {
  const today = await freezeClockAt(page, '07:00')
  await page.goto('/car-rental')
  const name = 'Toyota Avanza automatic'
  await page.getByRole('link', { name, exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
  for (const section of ['Service options', 'Features', 'Insurance', 'Cancellation policy', 'Booking Summary'])
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Booking Summary' })
  await summary.scrollIntoViewIfNeeded()
  await expect(summary.locator('form[aria-busy="true"]')).toHaveCount(0)
  await summary.getByRole('button', { name: /^Pickup date/ }).click()
  await (await findDay(page.getByRole('dialog', { name: 'Pickup date' }), today)).click()
  await summary.getByLabel('Rental days').fill('4')
  await summary.getByRole('checkbox', { name: /Child seat/ }).check()
  await expect(summary.getByText('Total Price (4 days)').locator('xpath=..')).toContainText('Rp1.732.500')
  await expectNoAxeViolations(page)
  await summary.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Added to Cart!')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Child seat × 1 · Rp75.000')
})
