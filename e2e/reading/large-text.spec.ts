import type { Page } from '@playwright/test'
import { allKinds, openWithCart } from '../support/cart.ts'
import { itemOf, main } from '../support/cart-page.ts'
import { expectNoSidewaysScrolling, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

test.use({ viewport: PHONE_SCREEN })

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)

for (const percent of [150, 200]) {
  test(`text at ${percent} % fits on a phone, and hides no title`, async ({ page }) => {
    for (const path of [
      '/',
      '/tours',
      TOUR,
      '/categories',
      '/page/contact-us',
      '/hotels',
      '/car-rental',
      '/airport-transfer',
    ]) {
      await page.goto(path)
      await enlarge(page, percent)
      // What lies further down comes with the first touch.
      await page.mouse.wheel(0, 1)
      await expectNoSidewaysScrolling(page)
      await page.evaluate(() => scrollTo(0, 0))
      const [header, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
      const [above, below] = [await header.boundingBox(), await title.boundingBox()]
      if (!above || !below) throw new Error(`${path} shows no header or no title.`)
      expect(below.y, path).toBeGreaterThanOrEqual(above.y + above.height)
    }
  })
}

test('a filled cart fits on a phone at 200 %', async ({ page, request }) => {
  const { transfer, rental, room } = await allKinds(request)
  await openWithCart(page, '/cart', transfer, rental, room)
  await enlarge(page, 200)
  for (const { id } of [transfer, rental, room])
    await expect(itemOf(main(page), id).getByRole('button', { name: 'Update Cart' })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('the dialogs of transfers and rooms show all of their fields on a phone at 200 %', async ({ page }) => {
  const expectFieldsWithin = async () => {
    const form = page.getByRole('dialog').locator('form')
    await expect(form.getByRole('button', { name: 'Increase Infants' })).toBeVisible()
    const right = await form.evaluate((element) =>
      Math.max(...[...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
    )
    expect(right).toBeLessThanOrEqual(PHONE_SCREEN.width)
  }
  await page.goto('/airport-transfer')
  await enlarge(page, 200)
  await page
    .getByRole('link', { name: /^View Cars/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  await expectFieldsWithin()
  await page.goto('/hotels/lembah-sayan-ubud')
  await enlarge(page, 200)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expectFieldsWithin()
})
