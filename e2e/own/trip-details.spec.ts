import { signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { addToCart, hydrateBookingForm } from '../support/booking.ts'
import { acceptTerms, answerRaftingQuestions, completeButton, fillTravellers } from '../support/checkout.ts'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { findLink, waitForMail } from '../support/mail.ts'
import { payAtProvider, payNowButton } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test('a family that chose “I’ll tell you later” enters its hotel with the mailed link, and the office sees the hotel', async ({
  page,
  traveller,
  browser,
}) => {
  await signIn(page, traveller)
  await page.goto('/tour/ayung-river-white-water-rafting')
  await hydrateBookingForm(page)
  await page.getByLabel('Pickup', { exact: true }).selectOption('later')
  await addToCart(page)
  const date = await page.evaluate(() => /"date":"([-0-9]+)"/.exec(localStorage.getItem('cart') ?? '')?.[1] ?? '')
  await page.goto('/checkout')
  await fillTravellers(page)
  await answerRaftingQuestions(page)
  await acceptTerms(page)
  await completeButton(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  await payNowButton(page).click()
  await payAtProvider(page)
  await expect(page.getByRole('link', { name: 'Add pickup' })).toBeVisible()
  const mail = await waitForMail(traveller.email, /payment/i)
  const link = findLink(mail, '/trip-details')

  await test.step('the link opens on a phone without a session and saves the hotel', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const phone = await context.newPage()
    await phone.goto(link)
    await expect(phone.getByText('Still missing: your pickup')).toBeVisible()
    await expectAccessibleOnEveryScreen(phone, { within: 'main' })
    await phone.getByLabel('Hotel or address').fill('Lembah Sayan')
    await phone.getByRole('button', { name: 'Save details' }).click()
    await expect(phone.getByText('Please choose your pickup first.')).toBeVisible()
    await expect(phone.getByLabel('Hotel or address')).toHaveValue('Lembah Sayan')
    const zone = phone.locator('select[name="pickup"] option', { hasText: 'Canggu' })
    await phone.getByLabel('Where do we pick you up?').selectOption(await zone.getAttribute('value'))
    await phone.getByRole('button', { name: 'Save details' }).click()
    await expect(phone.getByText('We have everything we need. Thank you!')).toBeVisible()
    await phone.reload()
    await expect(phone.getByText('Lembah Sayan, Canggu')).toBeVisible()
    await context.close()
  })
  await waitForMail(traveller.email, /trip details/i)

  await test.step('the day sheet shows the hotel', async () => {
    await signInToCms(page, await createCmsUser('Made'), '/admin')
    await page.goto(`${productUnderTest().cmsUrl}/admin/bookings-by-day?day=${date}`)
    const row = page.getByRole('row').filter({ hasText: traveller.email })
    await expect(row).toContainText('Lembah Sayan, Canggu')
    await expect(row).not.toContainText('Pickup missing')
  })
})
