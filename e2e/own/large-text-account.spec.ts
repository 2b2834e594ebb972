import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { photo } from '../../functions/testing/photo.ts'
import { bookTour, signIn } from '../support/account.ts'
import { createItemsOfEachKind, openWithCart } from '../support/cart.ts'
import { completeButton } from '../support/checkout.ts'
import { panel, tab } from '../support/dashboard.ts'
import { countLinesAndWords, enlargeText, expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Returns the number of lines of the currency label in the settings, which is one word. */
const countCurrencyLines = (page: Page) =>
  panel(page, 'Settings')
    .locator('label', { has: page.getByRole('combobox', { name: 'Currency' }) })
    .locator('span')
    .first()
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })

test('on a phone with text at 200 %, every part of the account fits and a picture can be cropped', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const buffer = Buffer.from(await photo(1600, 1000))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })

    await test.step(`at ${width} px, every part of the account fits, and the active tab is scrolled into view`, async () => {
      await page.goto('/dashboard?tab=settings')
      await expect(tab(page, 'Settings')).toBeInViewport({ ratio: 1 })
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Profile photo' })).toBeVisible()
      await enlargeText(page)
      await expectNoHorizontalScroll(page)
      for (const [name, part] of [
        ['Bookings', 'No upcoming trips yet'],
        ['Favorites', 'Nothing saved yet'],
        ['Settings', 'Send me the newsletter'],
      ] as const) {
        await tab(page, name).click()
        await expect(panel(page, name).getByText(part).first()).toBeVisible()
        await expectNoHorizontalScroll(page)
      }
      expect(await countCurrencyLines(page)).toBe(1)
      await expect(tab(page, 'Settings')).toBeInViewport({ ratio: 1 })
      // Back to Profile, which is at the other end of the scrolled tab row.
      for (let step = 0; step < 3; step++) await page.goBack()
      await expect(tab(page, 'Profile')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    await test.step(`at ${width} px, a picture can be chosen and cropped`, async () => {
      await page.getByRole('button', { name: 'Add a photo' }).click()
      const dialog = page.getByRole('dialog', { name: 'Profile photo' })
      const file = dialog.getByLabel('Choose a picture')
      await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
      await expect(dialog.getByLabel('Zoom')).toBeVisible()
      const dialogBox = await dialog.boundingBox()
      if (!dialogBox) throw new Error('The dialog is not visible.')
      for (const part of [
        file,
        ...['Zoom', 'Horizontal position', 'Vertical position'].map((name) => dialog.getByLabel(name)),
      ]) {
        const box = await part.boundingBox()
        expect(box?.width, `${width} px`).toBeGreaterThan(150)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(dialogBox.x + dialogBox.width)
      }
      await dialog.getByLabel('Zoom').press('End')
      await expect(dialog.getByLabel('Zoom')).toHaveValue('4')
    })
  }
})

test('on a phone with text at 200 %, an error of the checkout can be closed and does not cover the focused field', async ({
  page,
  traveller,
}) => {
  const isOnTop = (element: Locator) =>
    element.evaluate((target) => {
      const { left, top, width, height } = target.getBoundingClientRect()
      return target.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  const { perPerson } = await createItemsOfEachKind(page.request)
  await page.setViewportSize(PHONE_SCREEN)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', perPerson)
  const complete = completeButton(page)
  await expect(complete).toBeEnabled()
  await enlargeText(page)
  await complete.click()
  const close = page.getByRole('alert').getByRole('button', { name: 'Close' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isOnTop(close)).toBe(true)
  await expect.poll(() => isOnTop(page.locator('main :focus'))).toBe(true)
})

test('on a phone with text at 200 %, the confirmation page fits and breaks no word of a booked title', async ({
  page,
  traveller,
}) => {
  await page.setViewportSize(PHONE_SCREEN)
  await signIn(page, traveller)
  const { invoiceId } = await bookTour(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  const title = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(title).toBeVisible()
  await enlargeText(page)
  const { lines, words } = await title.evaluate(countLinesAndWords)
  expect(lines, 'no word of the title is broken into two lines').toBeLessThanOrEqual(words)
  await expectNoHorizontalScroll(page)
})
