import { signIn } from '../support/account.ts'
import { allKinds, openWithCart } from '../support/cart.ts'
import { expectNoSidewaysScrolling } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const LONG = 'Sunrise trek on Mount Batur with breakfast over volcanic steam, and '.padEnd(140, 'keindahan')

test('long names and high prices fit in the cart and the checkout', async ({ page, traveller }) => {
  await signIn(page, traveller, '/thank-you')
  await page.evaluate(() => localStorage.setItem('preferred_currency', 'USD'))
  const { person, whole, rental } = await allKinds(page.request)
  const long = { ...person, tourName: LONG, packageTitle: LONG, total: person.total + 1_000_000 }
  for (const path of ['/cart', '/checkout']) {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await openWithCart(page, path, long, whole, rental)
      await expect(page.getByText('Charged in rupiah')).toBeVisible()
      await expectNoSidewaysScrolling(page)
    }
  }
})
