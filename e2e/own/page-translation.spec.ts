import type { Page } from '@playwright/test'
import { formatRupiah } from '../../shared/money/index.ts'
import { signIn } from '../support/account.ts'
import { readTotal } from '../support/booking.ts'
import { createItemsOfEachKind, formatTotal, openWithCart } from '../support/cart.ts'
import { cartItem, cartPanel, expectTotal, main, openCartPanel } from '../support/cart-page.ts'
import { completeBooking } from '../support/checkout.ts'
import { panel as tabPanel } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'
import { TOUR_PATH } from '../support/tour.ts'

test.beforeEach(({ page }) => translatePages(page))

test('a booking form translated before its code loads renders without an error and calculates prices', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/BookingBlock\.[^/]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(TOUR_PATH)
  const book = page.locator('#book')
  await book.scrollIntoViewIfNeeded()
  await expect(book.locator('font').first()).toBeAttached()
  const travellers = page.getByRole('dialog', { name: /^Travelers/ })
  await test.step('a choice and a click made before the code loads take effect after loading', async () => {
    const resident = book.getByLabel('I’m a resident of Indonesia')
    await resident.check()
    await book.getByRole('button', { name: /^Travelers/ }).click()
    code.resolve()
    await expect(book.locator('form[aria-busy="false"]')).toBeVisible()
    await expect(resident).toBeChecked()
    await travellers.getByRole('button', { name: 'Done' }).click()
    await expect(travellers).toBeHidden()
    await resident.uncheck()
  })
  await book.getByLabel('Package', { exact: true }).selectOption({ index: 1 })
  const summary = page.getByRole('region', { name: 'Price summary' })
  const total = await readTotal(summary)
  await book.getByRole('button', { name: /^Travelers/ }).click()
  await travellers.getByRole('button', { name: 'Increase Adults' }).click()
  await expect(travellers.getByRole('group', { name: 'Adults' }).locator('output')).toHaveText('2')
  await travellers.getByRole('button', { name: 'Done' }).click()
  await expect(book.getByRole('button', { name: /^Travelers/ })).toContainText('2 Adults')
  await expect.poll(() => readTotal(summary)).not.toBe(total)
})

test('a cart that the browser has translated still updates every amount', async ({ page, request }) => {
  const { perPerson, transfer } = await createItemsOfEachKind(request)
  await openWithCart(page, '/cart', perPerson, transfer)
  await expectTotal(main(page), formatTotal(perPerson, transfer))
  await cartItem(main(page), transfer.id)
    .getByRole('button', { name: /^Increase Cars/ })
    .click()
  const subtotal = perPerson.total + transfer.total * 2
  const amountOf = (name: string | RegExp) =>
    main(page).getByRole('complementary').getByText(name).last().locator('xpath=ancestor::div[1]')
  await expect(amountOf('Subtotal')).toContainText(formatRupiah(subtotal))
  await expect(amountOf(/^Tax/)).toContainText(formatRupiah(Math.round(subtotal / 10)))
  await expectTotal(main(page), formatTotal(perPerson, { ...transfer, total: transfer.total * 2 }))

  await openCartPanel(page)
  await cartItem(cartPanel(page), transfer.id)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expectTotal(cartPanel(page), formatTotal(perPerson))
  await expect(cartPanel(page)).toContainText('1 item')
})

test('a translated checkout creates a booking, which the confirmation and the dashboard show', async ({
  page,
  traveller,
  request,
}) => {
  const { perPerson } = await createItemsOfEachKind(request)
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', perPerson)
  await completeBooking(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
  await expectTotal(main(page), formatTotal(perPerson))
  await page.goto('/dashboard?tab=bookings')
  const row = tabPanel(page, 'Bookings').locator('[data-booking]').first()
  await expect(row).toContainText(perPerson.productName)
  await row.getByRole('button', { name: /Cancel/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByLabel('City').fill('Ubud')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
})

/**
 * Simulates Chrome's translator on every page: replaces each text node, also later ones, by
 * `<font><font>text</font></font>` with the same text. Unlike Chrome it also replaces texts with `translate="no"`,
 * which is a stricter test.
 */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'font, script, style, template, noscript, select, textarea, title'
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest(skipped)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.nodeValue)
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const start = () => {
      translate()
      let isScheduled = false
      new MutationObserver(() => {
        if (isScheduled) return
        isScheduled = true
        setTimeout(() => {
          isScheduled = false
          translate()
        })
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('DOMContentLoaded', start)
  })
}
