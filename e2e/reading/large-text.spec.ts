import type { Page } from '@playwright/test'
import { allKinds, discountedTourItem, openWithCart } from '../support/cart.ts'
import { itemOf, main } from '../support/cart-page.ts'
import { expectNoSidewaysScrolling, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { TOUR } from '../support/tour.ts'

test.use({ viewport: PHONE_SCREEN })

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)

test('text at 150 % and at 200 % fits on a phone and covers no title', async ({ page }) => {
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
    for (const percent of [150, 200]) {
      await enlarge(page, percent)
      // Content further down is laid out after the first interaction.
      await page.mouse.wheel(0, 1)
      await expectNoSidewaysScrolling(page)
      await page.evaluate(() => scrollTo(0, 0))
      const [header, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
      const [above, below] = [await header.boundingBox(), await title.boundingBox()]
      if (!above || !below) throw new Error(`${path} shows no header or no title.`)
      expect(below.y, `${path} at ${percent} %`).toBeGreaterThanOrEqual(above.y + above.height)
    }
  }
})

test('pages with a breadcrumb fit on a narrow phone at 200 %', async ({ page }) => {
  await page.setViewportSize({ ...PHONE_SCREEN, width: 320 })
  for (const path of ['/destination/ubud', '/categories/temples-culture', '/search?q=ubud', TOUR]) {
    await page.goto(path)
    await enlarge(page, 200)
    await expectNoSidewaysScrolling(page)
  }
})

test('a filled cart fits on a phone at 200 %', async ({ page, request }) => {
  const { transfer, rental, room } = await allKinds(request)
  await openWithCart(page, '/cart', transfer, rental, room)
  await enlarge(page, 200)
  for (const { id } of [transfer, rental, room])
    await expect(itemOf(main(page), id).getByRole('button', { name: 'Update Cart' })).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('the struck-through price in the summary of a cart fits on a phone at 175 % and at 200 %', async ({
  page,
  request,
}) => {
  await openWithCart(page, '/cart', await discountedTourItem(request))
  for (const percent of [175, 200]) {
    await enlarge(page, percent)
    await expect(main(page).getByRole('complementary').locator('dl s')).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
})

/** Expects a booking dialog to show the whole form, prices no wider than the form, and a title without broken words. */
async function expectAllSeen(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  const { edge, fieldsEnd, pricesEnd, hidden, titleLines, titleWords } = await dialog.evaluate((element) => {
    const form = element.querySelector('form')
    const body = element.querySelector('[data-dialog-body]')
    const title = element.querySelector('h2')
    if (!form || !body || !title) throw new Error('The dialog has no form or no title.')
    const text = document.createRange()
    text.selectNodeContents(title)
    const endOf = (parts: string) =>
      Math.max(...[...element.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().right))
    return {
      edge: form.getBoundingClientRect().right,
      fieldsEnd: endOf('form *'),
      pricesEnd: endOf('dl *'),
      hidden: body.scrollHeight - body.clientHeight,
      titleLines: new Set([...text.getClientRects()].map(({ top }) => top)).size,
      titleWords: title.innerText.trim().split(/\s+/).length,
    }
  })
  expect.soft(fieldsEnd, 'where a field ends').toBeLessThanOrEqual(PHONE_SCREEN.width)
  expect.soft(pricesEnd, 'where a price ends').toBeLessThanOrEqual(edge + 1)
  expect.soft(hidden, 'what of the form scrolls by itself').toBeLessThanOrEqual(0)
  expect.soft(titleLines, 'lines of the title').toBeLessThanOrEqual(titleWords)
}

test('the booking dialogs of transfers, rooms and cars fit on a phone at 200 %', async ({ page }) => {
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
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true })).toBeInViewport()
  await expectAllSeen(page)
  await page.goto('/hotels/lembah-sayan-ubud')
  await enlarge(page, 200)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expectAllSeen(page)
  await page.goto('/car-rental')
  await enlarge(page, 200)
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expectAllSeen(page)
})

test('the filter drawer fits on a phone at 200 %', async ({ page }) => {
  for (const width of [PHONE_SCREEN.width, 320]) {
    await page.setViewportSize({ ...PHONE_SCREEN, width })
    await page.goto('/tours')
    await enlarge(page, 200)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter Tours' })
    await expect(drawer.getByRole('button', { name: 'Apply Filters' })).toBeVisible()
    const ends = await drawer.evaluate((element) =>
      [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right),
    )
    expect(Math.max(...ends), `where the last of it ends at ${width} px`).toBeLessThanOrEqual(width)
  }
})
