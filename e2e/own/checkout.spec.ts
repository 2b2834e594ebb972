import { signIn } from '../support/account.ts'
import { createItemsOfEachKind, formatTotal, openWithCart } from '../support/cart.ts'
import { completeButton, fillTravellers } from '../support/checkout.ts'
import { expectNoHorizontalScroll } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('an order is booked only after the traveller accepts the terms and confirms a changed price', async ({
  page,
  traveller,
}) => {
  let bookingRequests = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings')) bookingRequests += 1
  })
  const { perPerson } = await createItemsOfEachKind(page.request)
  const outdated = { ...perPerson, total: 212_345_678 }
  await signIn(page, traveller)
  await openWithCart(page, '/checkout', outdated)
  await fillTravellers(page)
  await completeButton(page).click()
  const mustAccept = page.getByRole('main').getByText('You must accept the terms and conditions.')
  const accepted = page.getByRole('checkbox', { name: /terms and conditions/ })
  await expect(mustAccept).toBeVisible()
  await expect(accepted).toHaveAccessibleDescription('You must accept the terms and conditions.')

  const dialog = page.getByRole('dialog')
  const agree = dialog.getByRole('button', { name: 'I Agree' })
  // The checkbox opens the dialog with the terms.
  await accepted.click()
  await expect(dialog.getByText('Scroll to the end to agree.')).toBeVisible()
  await expect(agree).toBeDisabled()
  await dialog.getByRole('region', { name: 'terms and conditions' }).press('End')
  await expect(agree).toBeEnabled()
  await agree.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(accepted).toBeChecked()
  await expect(mustAccept).toHaveCount(0)

  const priceDialog = page.getByRole('dialog', { name: 'The price has changed' })
  await test.step('the old and the new price each fit on one line on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await completeButton(page).dblclick({ delay: 20 })
    // The second click leaves the dialog open.
    await expect(priceDialog).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    for (const total of [formatTotal(outdated), formatTotal(perPerson)]) {
      const lines = priceDialog.getByText(total, { exact: true }).evaluate((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
      })
      expect(await lines).toBe(1)
    }
    await expectNoHorizontalScroll(page)
  })
  expect(bookingRequests).toBe(0)
  await priceDialog.getByRole('button', { name: 'Book at the new price' }).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  expect(bookingRequests).toBe(1)
})
