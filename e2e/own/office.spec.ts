import { readFile } from 'node:fs/promises'
import { book, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { mailTo } from '../support/mail.ts'
import { makeCmsUser, signInToCms } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** Payload's own frame stands outside of every landmark. */
const ofFrame = ['region']

test('staff find the bookings of a day with contacts, print and export them, and see the sales', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { date } = await book(page.request, { daysAhead: 47 })
  await signInToCms(page, await makeCmsUser('Made'), '/admin')
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Bookings by day' }).click()
  await expect(page.getByRole('heading', { name: 'Bookings by day' })).toBeVisible()
  await page.getByLabel('Date (Bali time)').fill(date)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${date}$`))
  const row = page.getByRole('row').filter({ hasText: traveller.email })
  await expect(row).toContainText('Not paid yet')
  await expect(row).toContainText('Tara Wells')
  await expectAxeFindsNothing(page, { frame: ofFrame })

  const began = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV', exact: true }).click()
  const file = await began
  expect(file.suggestedFilename()).toBe(`bookings-${date}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain(traveller.email)

  await page.emulateMedia({ media: 'print' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('.app-header')).toBeHidden()
  await page.emulateMedia({ media: null })
  await row.getByRole('link', { name: /^NUSA-/ }).click()
  await expect(page.getByLabel('Booking reference')).toBeVisible()

  await page.goto(`${productUnderTest().cmsUrl}/admin/bookings-by-day?day=2026-02-30`)
  await expect(
    page.getByText('The date in the address of this page does not exist. Today is shown instead.'),
  ).toBeVisible()

  await page.goto(`${productUnderTest().cmsUrl}/admin`)
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Reports' }).click()
  for (const [name, rows] of [
    ['Last 30 days', 31],
    ['Last 12 months', 13],
  ] as const) {
    const span = page.getByRole('region', { name })
    await expect(span.getByRole('img', { name: /^Sales: / })).toBeVisible()
    await expect(span.getByRole('table', { name: 'All figures' }).getByRole('row')).toHaveCount(rows)
  }
  await expectAxeFindsNothing(page, { frame: ofFrame })
})

test('staff send a mail once more, and find it in the history of its invoice', async ({ page, traveller }) => {
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request, { daysAhead: 49 })
  await mailTo(traveller.email, /./, { about: invoiceId })
  await signInToCms(page, await makeCmsUser('Made'))
  const { cmsUrl } = productUnderTest()
  await page.goto(`${cmsUrl}/admin/collections/outgoing-mails?where[or][0][and][0][invoice][equals]=${invoiceId}`)
  await expect(page.getByRole('cell', { name: 'Booking received' })).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByLabel('Type')).toHaveText('Booking received')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('_')
  await expect(page.getByText(/^Sent on \d+ \w{3} \d{4}, \d\d:\d\d \(Bali time/)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: traveller.email })).toBeVisible()
  await page.goto(`${cmsUrl}/admin/collections/invoices/${invoiceId}`)
  await expect(page.locator('#field-mails').getByRole('row')).toHaveCount(3)
})
