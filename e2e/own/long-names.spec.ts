import { signIn } from '../support/account.ts'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { expectNoHorizontalScroll } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const LONG_NAME = 'Sunrise trek on Mount Batur with breakfast over volcanic steam, and '.padEnd(140, 'keindahan')

test('long names and high prices fit in the cart and the checkout', async ({ page, traveller }) => {
  await signIn(page, traveller, '/thank-you')
  await page.evaluate(() => localStorage.setItem('preferred_currency', 'USD'))
  const { perPerson, perPackage, rental } = await createItemsOfEachKind(page.request)
  const long = { ...perPerson, productName: LONG_NAME, packageTitle: LONG_NAME, total: perPerson.total + 1_000_000 }
  for (const path of ['/cart', '/checkout']) {
    await openWithCart(page, path, long, perPackage, rental)
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByText('Charged in rupiah')).toBeVisible()
      await expectNoHorizontalScroll(page)
    }
  }
})
