import { heading } from '../support/heading.ts'
import { expect, test } from '../support/test.ts'

test.describe('transport', () => {
  test('leads to transfers and to rental cars', async ({ page }) => {
    await page.goto('/transport')
    await page.getByRole('link', { name: 'See all cars' }).click()
    await expect(heading(page, 'Car Rental')).toBeVisible()
    await page.goto('/transport')
    await page.getByRole('link', { name: 'See all transfers' }).click()
    await expect(heading(page, 'Airport Transfer')).toBeVisible()
  })

  test('counts its cars; a car’s page has all that is known of it and says how to book', async ({ page }) => {
    await page.goto('/car-rental')
    const cards = page.getByRole('article')
    await expect(page.getByRole('heading', { name: `Available Cars (${await cards.count()})` })).toBeVisible()
    const name = await cards.first().getByRole('heading').innerText()
    await cards.first().click()
    await expect(heading(page, name)).toBeVisible()
    for (const section of ['Service options', 'Features', 'Add-ons', 'Insurance', 'Cancellation policy', 'How to book'])
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(heading(page, 'Car Rental')).toBeVisible()
  })

  test('opens the cars of a route, and each car’s own page', async ({ page }) => {
    await page.goto('/airport-transfer')
    const route = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Ubud' }) })
    await expect(route.getByText('3 Cars Available')).toBeVisible()
    await expect(route.getByText('From:')).toBeVisible()
    await route.getByText('View Cars').click()
    await route.getByRole('link', { name: 'Toyota Innova Reborn' }).click()
    await expect(heading(page, 'Toyota Innova Reborn')).toBeVisible()
    await expect(page.getByText('38 km')).toBeVisible()
    await expect(page.getByRole('link', { name: /Isuzu Elf Long/ })).toBeVisible()
  })

  test('finds transfers by city, airport and destination; the address keeps it', async ({ page }) => {
    await page.goto('/airport-transfer')
    const shown = page.getByRole('main').getByRole('article')
    await expect(page.getByRole('combobox', { name: 'Airport' })).toBeDisabled()
    await page.getByRole('combobox', { name: 'City' }).selectOption('Yogyakarta')
    await expect(shown).toHaveCount(2)
    await page.getByRole('searchbox', { name: 'Destination' }).fill('borob')
    await expect(shown).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: '1 route' })).toBeVisible()
    await page.reload()
    await expect(shown).toHaveCount(1)
    await expect(page.getByRole('combobox', { name: 'City' }).locator('option:checked')).toHaveText('Yogyakarta')
    await page.getByRole('searchbox', { name: 'Destination' }).fill('nowhere')
    await expect(page.getByText('No transfers available for the selected filters.')).toBeVisible()
  })

  test('shows every transfer where the address asks for nonsense', async ({ page }) => {
    await page.goto('/airport-transfer')
    const all = await page.getByRole('article').count()
    await page.goto('/airport-transfer?city=-1&airport=%3Cscript%3E&destination=')
    await expect(page.getByRole('article')).toHaveCount(all)
  })
})

test('a hotel’s card opens its page: rooms with prices in rupiah, and how to book', async ({ page }) => {
  await page.goto('/hotels')
  const card = page.getByRole('article').first()
  await expect(card.getByText(/^Start from Rp[\d.]+ \/night$/)).toBeVisible()
  const name = await card.getByRole('heading').innerText()
  await card.click()
  await expect(heading(page, name)).toBeVisible()
  const booking = page.getByRole('region', { name: 'Booking' })
  await expect(booking.getByText('Price start from')).toBeVisible()
  await expect(booking.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.locator('main [data-idr]')).toHaveCount(0)
})
