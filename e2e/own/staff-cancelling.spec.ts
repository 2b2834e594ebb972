import * as z from 'zod/mini'
import { book, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { enterOffice, signInToCms } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const bookingsSchema = z.object({ docs: z.tuple([z.object({ booking_number: z.string(), status: z.string() })]) })

test('staff find a booking by its traveller, and must confirm its cancellation', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  const office = await enterOffice('staff')
  const stored = async () =>
    bookingsSchema.parse(
      await (await office.get(`/api/bookings?where[invoice_id][equals]=${invoiceId}&depth=0`)).json(),
    ).docs[0]
  const { booking_number: number } = await stored()
  await signInToCms(page, 'staff', '/admin/collections/bookings')
  await page.getByRole('textbox', { name: /^Search/ }).fill(traveller.email)
  // The list already shows it before the search, and would be reloaded after the click.
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByText('1-1 of 1')).toBeVisible()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await expect(page.getByLabel('Travel date')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  const status = page.locator('#field-status')
  const choose = async (name: string) => {
    await status.getByRole('combobox').click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  const dialog = page.getByRole('dialog').filter({ hasText: `Cancel ${number}?` })
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await test.step('one that is to come is not offered as completed', async () => {
    await status.getByRole('combobox').click()
    await expect(page.getByRole('option')).toHaveText(['Pending', 'Confirmed', 'Cancelled'])
    await page.keyboard.press('Escape')
  })

  await test.step('keeping the booking changes nothing', async () => {
    await choose('Cancelled')
    await save.click()
    await expect(dialog).toContainText('This cannot be undone.')
    await expectAxeFindsNothing(page, { within: '.confirmation-modal' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await stored()).toMatchObject({ status: 'confirmed' })
  })

  await test.step('who cancels it sees it cancelled, and nothing else is offered', async () => {
    await save.click()
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    expect(await stored()).toMatchObject({ status: 'cancelled' })
    await status.getByRole('combobox').click()
    await expect(page.getByRole('option')).toHaveText(['Cancelled'])
  })
  await office.dispose()
})
