import { book, demoTraveller, fillSignIn, signIn } from './support/account.ts'
import { productUnderTest } from './support/product.ts'
import { expect, test } from './support/test.ts'

test('a payment begun with a session that had ended goes on after signing in', async ({ page, expectTrouble }) => {
  expectTrouble('401')
  await signIn(page, demoTraveller)
  const { invoiceId } = await book(page.request, 1)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const pay = page.getByRole('main').getByRole('button', { name: 'Pay Now' })
  await expect(pay).toBeVisible()

  await page.context().clearCookies()
  await pay.click()
  await expect(page.getByText('Please sign in to proceed with payment')).toBeVisible()
  await fillSignIn(page.getByRole('dialog'), demoTraveller)

  await expect(page).toHaveURL((url) => url.href.startsWith(productUnderTest().toolsUrl))
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\//)
  await expect(page.getByRole('main').getByText('QRIS', { exact: true })).toBeVisible()
})
