import * as z from 'zod/mini'
import { bookTour, signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { openCmsApi, signInToCms } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const bookingsSchema = z.object({ docs: z.array(z.object({ booking_number: z.string(), status: z.string() })) })

test('staff cancel a booking that they find by its traveller, and cancel the rest of the order on the invoice', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { invoiceId } = await bookTour(page.request, { count: 2 })
  const office = await openCmsApi('staff')
  const readStored = async () => {
    const query = `where[invoice_id][equals]=${invoiceId}&sort=booking_number&depth=0`
    return bookingsSchema.parse(await (await office.get(`/api/bookings?${query}`)).json()).docs
  }
  const number = (await readStored())[0]?.booking_number ?? ''

  await test.step('the list of bookings finds the bookings of the traveller', async () => {
    await signInToCms(page, 'staff', '/admin/collections/bookings')
    await page.getByRole('textbox', { name: /^Search/ }).fill(traveller.email)
    // The list already shows the booking before the search, and would be reloaded after an earlier click.
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByText('1-2 of 2')).toBeVisible()
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { name: number })).toBeVisible()
    await expect(page.getByLabel('Travel date')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  })

  await test.step('the booking is cancelled after a confirmation, and its status can no longer be changed', async () => {
    const field = page.locator('#field-status')
    const status = field.getByRole('combobox')
    const options = field.getByRole('option')
    await status.click()
    await expect(options).toHaveText(['Pending', 'Confirmed', 'Cancelled'])
    await field.getByRole('option', { name: 'Cancelled' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: `Cancel ${number}?` })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectNoAxeViolations(page, { within: '.confirmation-modal' })
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    expect((await readStored()).map((booking) => booking.status)).toEqual(['cancelled', 'confirmed'])
    await status.click()
    await expect(options).toHaveText(['Cancelled'])
  })

  await test.step('the invoice lists the other booking with its total before it cancels the booking', async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/invoices/${invoiceId}`)
    const cancel = page.getByRole('button', { name: 'Cancel the order…' })
    const dialog = page.getByRole('dialog').filter({ hasText: 'Cancel all bookings of' })
    await cancel.click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog).toContainText(/Rp[\d.]+ including tax no longer has to be paid/)
    await expectNoAxeViolations(page, { within: '.confirmation-modal' })
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    // The page is loaded again.
    await expect(page.locator('#field-status')).toContainText('Cancelled')
    await expect(cancel).toHaveCount(0)
  })
  await office.dispose()
})
