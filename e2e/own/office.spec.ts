import { readFile } from 'node:fs/promises'
import { book, signIn } from '../support/account.ts'
import { expectAxeFindsNothing } from '../support/axe.ts'
import { makeColleague, signInToOffice } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** Payload's own frame stands outside of every landmark. */
const ofFrame = ['region']

test('staff find the bookings of a day with whom to call, and take them along on paper and as a table', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { date } = await book(page.request, { daysAhead: 47 })
  await signInToOffice(page, await makeColleague('Made'))
  await page.getByRole('navigation', { name: 'The office' }).getByRole('link', { name: 'Bookings by day' }).click()
  await expect(page.getByRole('heading', { name: 'Bookings by day' })).toBeVisible()
  await page.getByLabel(/^Day/).fill(date)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${date}$`))
  const row = page.getByRole('row').filter({ hasText: traveller.email })
  await expect(row).toContainText('Not paid yet')
  await expect(row).toContainText('Tara Wells')
  await expectAxeFindsNothing(page, { frame: ofFrame })

  const began = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await began
  expect(file.suggestedFilename()).toBe(`bookings-${date}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain(traveller.email)

  await page.emulateMedia({ media: 'print' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('.nav')).toBeHidden()
  await page.emulateMedia({ media: null })
  await row.getByRole('link', { name: /^NUSA-/ }).click()
  await expect(page.getByLabel('Booking reference')).toBeVisible()
})
