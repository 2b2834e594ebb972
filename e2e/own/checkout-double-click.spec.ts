import { signIn } from '../support/account.ts'
import { allKinds, openWithCart, storedCart } from '../support/cart.ts'
import { nameEverybody, readTerms } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'

test('a double click on Complete Booking keeps the dialog about a changed price open, and books nothing', async ({
  page,
  traveller,
}) => {
  const { person } = await allKinds(page.request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', { ...person, total: person.total - 100_000 })
  await nameEverybody(page)
  await readTerms(page)
  await page.getByRole('button', { name: 'Complete Booking' }).dblclick({ delay: 20 })
  const question = page.getByRole('dialog', { name: 'The price has changed' })
  await expect(question).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  expect(await storedCart(page)).toHaveLength(1)
  await question.getByRole('button', { name: 'Book at the new price' }).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
})
