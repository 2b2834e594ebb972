import type { Page } from '@playwright/test'
import { createItemsOfEachKind, findDiscountedTourItem, openWithCart } from '../support/cart.ts'
import { cartItem, main } from '../support/cart-page.ts'
import { countLinesAndWords, enlargeText, expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { openBookingForm, TOUR_PATH } from '../support/tour.ts'

test.use({ viewport: PHONE_SCREEN })

test('pages fit on a phone if the text is enlarged to 150 % or 200 %, and the header does not cover their titles', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/tours',
    TOUR_PATH,
    '/categories',
    '/page/contact-us',
    '/hotels',
    '/car-rental',
    '/airport-transfer',
  ]) {
    await page.goto(path)
    for (const percent of [150, 200]) {
      await enlargeText(page, percent)
      // Content further down is laid out after the first interaction.
      await page.mouse.wheel(0, 1)
      await expectNoHorizontalScroll(page)
      await page.evaluate(() => scrollTo(0, 0))
      const [header, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
      const [above, below] = [await header.boundingBox(), await title.boundingBox()]
      if (!above || !below) throw new Error(`${path} shows no header or no title.`)
      expect(below.y, `the header does not cover the title of ${path} at ${percent} %`).toBeGreaterThanOrEqual(
        above.y + above.height,
      )
    }
  }
})

test('pages with a breadcrumb fit on a narrow phone if the text is enlarged to 200 %', async ({ page }) => {
  await page.setViewportSize({ ...PHONE_SCREEN, width: 320 })
  for (const path of ['/destination/ubud', '/categories/temples-culture', '/search?q=ubud', TOUR_PATH]) {
    await page.goto(path)
    await enlargeText(page)
    await expectNoHorizontalScroll(page)
  }
})

test('a filled cart fits on a phone if the text is enlarged to 200 %', async ({ page, request }) => {
  const { transfer, rental, room } = await createItemsOfEachKind(request)
  await openWithCart(page, '/cart', transfer, rental, room)
  await enlargeText(page)
  for (const { id } of [transfer, rental, room])
    await expect(cartItem(main(page), id).getByRole('button', { name: 'Update Cart' })).toBeVisible()
  await expectNoHorizontalScroll(page)
  for (const { id, packageTitle } of [transfer, rental, room]) {
    const title = cartItem(main(page), id).getByText(packageTitle, { exact: true }).first()
    const { lines, words } = await title.evaluate(countLinesAndWords)
    expect(lines, `no word of '${packageTitle}' is broken into two lines`).toBeLessThanOrEqual(words)
  }
})

test('the calendar and the traveller dialog of a tour fit on a phone if the text is enlarged to 200 %', async ({
  page,
}) => {
  const book = await openBookingForm(page)
  await enlargeText(page)
  const dialog = page.getByRole('dialog')
  await book.getByRole('button', { name: /^Date/ }).click()
  await expect(dialog.locator('[data-date]').first()).toBeVisible()
  const { lines, words } = await dialog.locator('p[aria-live]').evaluate(countLinesAndWords)
  expect(lines, 'the name of the month is not broken').toBeLessThanOrEqual(words)
  const days = await dialog.locator('[data-date]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const text = document.createRange()
      text.selectNodeContents(button)
      const rects = [...text.getClientRects()]
      const box = button.getBoundingClientRect()
      const isInside = rects.every(({ left, right }) => left >= box.left && right <= box.right)
      return { lines: new Set(rects.map(({ top }) => Math.round(top))).size, isInside }
    }),
  )
  expect(new Set(days.map(({ lines }) => lines)), 'each day is one line').toEqual(new Set([1]))
  expect(
    days.every(({ isInside }) => isInside),
    'each day is no wider than its button',
  ).toBe(true)
  await page.keyboard.press('Escape')
  await book.getByRole('button', { name: /^Travelers/ }).click()
  await expect(dialog.getByRole('button', { name: 'Increase Adults' })).toBeInViewport({ ratio: 1 })
  const ends = await dialog.evaluate((element) =>
    [...element.querySelectorAll('button')].map((button) => button.getBoundingClientRect().right),
  )
  expect(Math.max(...ends), 'no button is cut off').toBeLessThanOrEqual(PHONE_SCREEN.width)
})

test('the struck-through price in the cart summary fits on a phone if the text is enlarged to 175 % or 200 %', async ({
  page,
  request,
}) => {
  await openWithCart(page, '/cart', await findDiscountedTourItem(request))
  for (const percent of [175, 200]) {
    await enlargeText(page, percent)
    await expect(main(page).getByRole('complementary').locator('dl s')).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
})

/** Expects a booking dialog to show the whole form, prices no wider than the form, and a title without broken words. */
async function expectNothingCutOff(page: Page): Promise<void> {
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
  expect.soft(fieldsEnd, 'no field extends beyond the screen').toBeLessThanOrEqual(PHONE_SCREEN.width)
  expect.soft(pricesEnd, 'no price is wider than the form').toBeLessThanOrEqual(edge + 1)
  expect.soft(hidden, 'the form does not scroll inside the dialog').toBeLessThanOrEqual(0)
  expect.soft(titleLines, 'no word of the title is broken into two lines').toBeLessThanOrEqual(titleWords)
}

test('the booking dialogs of transfers, rooms and cars fit on a phone if the text is enlarged to 200 %', async ({
  page,
}) => {
  await page.goto('/airport-transfer')
  await enlargeText(page)
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
  await expectNothingCutOff(page)
  await page.goto('/hotels/lembah-sayan-ubud')
  await enlargeText(page)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expectNothingCutOff(page)
  await page.goto('/car-rental')
  await enlargeText(page)
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expectNothingCutOff(page)
})

test('the filter drawer fits on a phone if the text is enlarged to 200 %', async ({ page }) => {
  for (const width of [PHONE_SCREEN.width, 320]) {
    await page.setViewportSize({ ...PHONE_SCREEN, width })
    await page.goto('/tours')
    await enlargeText(page)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter Tours' })
    await expect(drawer.getByRole('button', { name: 'Apply Filters' })).toBeVisible()
    const ends = await drawer.evaluate((element) =>
      [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right),
    )
    expect(Math.max(...ends), `no part of the drawer extends beyond the screen at ${width} px`).toBeLessThanOrEqual(
      width,
    )
  }
})
