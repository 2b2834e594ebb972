import { book, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { closeDialog } from '../support/dialogs.ts'
import { historyRow } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

test('the accepted terms can be read with the booking', async ({ page, traveller, expectTrouble }) => {
  expectTrouble('/terms')
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto('/dashboard?tab=bookings')
  const button = historyRow(page, invoiceId).getByRole('button', { name: /^Terms you accepted/ })

  // An error that is not retried automatically.
  const refusal = { status: 403, json: { error: { code: 'forbidden_origin', message: 'Refused.' } } }
  await page.route('**/terms', (route) => route.fulfill(refusal), { times: 1 })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Failed to load the terms.')
  await dialog.getByRole('button', { name: 'Try again' }).click()

  await expect(
    dialog.getByText(/^You accepted these terms on \w{3} \d+, \d{4}, \d\d:\d\d \(Bali time, UTC\+8\)\.$/),
  ).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(/terms/i)
  const kept = await dialog.innerText()
  await closeDialog(page)
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.goto(`/booking/confirmation/${invoiceId}`)
  await page.getByRole('button', { name: 'Terms you accepted' }).click()
  await expect(dialog.getByText('You accepted these terms on')).toBeVisible()
  expect(await dialog.innerText()).toBe(kept)
  await expectAxeFindsNothing(page)
})
