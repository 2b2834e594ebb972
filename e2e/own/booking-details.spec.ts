import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { addToCart, hydrateBookingForm } from '../support/booking.ts'
import { acceptTerms, completeButton, fillTravellers } from '../support/checkout.ts'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { payAtProvider, payNowButton } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Returns the date of the first item in the cart. */
const readCartDate = (page: Page) =>
  page.evaluate(() => /"date":"([-0-9]+)"/.exec(localStorage.getItem('cart') ?? '')?.[1] ?? '')

test('the office sees the hotel and the answers of a rafting booking on its day', async ({ page, traveller }) => {
  await signIn(page, traveller)
  await page.goto('/tour/ayung-river-white-water-rafting')
  await hydrateBookingForm(page)
  const zone = page.locator('select[name="pickup"] option', { hasText: 'Canggu' })
  await page.getByLabel('Pickup', { exact: true }).selectOption(await zone.getAttribute('value'))
  await addToCart(page)
  const date = await readCartDate(page)
  await page.goto('/checkout')

  await test.step('a missing answer is shown at its field, and the input survives a reload', async () => {
    await fillTravellers(page)
    await page.getByLabel('Adult 1: Body weight (kg)').fill('61')
    await page.reload()
    await expect(page.getByLabel('Adult 1: Body weight (kg)')).toHaveValue('61')
    await page.getByLabel('Pickup hotel or address (optional)').fill('Lembah Sayan')
    await acceptTerms(page)
    await completeButton(page).click()
    await expect(page.getByLabel('Adult 2: Body weight (kg)')).toBeFocused()
    await page.getByLabel('Adult 2: Body weight (kg)').fill('74')
    await page.getByLabel('Does anyone in your group not swim?').selectOption('No')
  })

  await completeButton(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  const answers = 'Ayu Lestari: 61, Made Wirawan: 74'
  await expect(page.getByRole('main').getByText(answers)).toBeVisible()
  await expect(page.getByRole('main').getByText('Lembah Sayan, Canggu')).toBeVisible()
  await expect(page.getByRole('main').getByText('Pickup: Canggu').first()).toBeVisible()
  await payNowButton(page).click()
  await payAtProvider(page)

  await test.step('the day sheet has the hotel and the answers', async () => {
    await signInToCms(page, await createCmsUser('Made'), '/admin')
    const { cmsUrl } = productUnderTest()
    await page.goto(`${cmsUrl}/admin/bookings-by-day?day=${date}`)
    const row = page.getByRole('row').filter({ hasText: traveller.email })
    await expect(row).toContainText(answers)
    await expect(row).toContainText('Lembah Sayan, Canggu')
  })
})
