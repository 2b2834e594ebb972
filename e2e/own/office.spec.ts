import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { bookTour, signIn } from '../support/account.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { createCmsUser, signInToCms } from '../support/cms-users.ts'
import { waitForMail } from '../support/mail.ts'
import { productUnderTest } from '../support/product.ts'
import { enlargeText, expectNoHorizontalScroll, PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Payload's page layout is outside of every landmark. */
const frameRules = ['region']
const mailsSchema = z.object({ docs: z.tuple([z.object({ id: z.int() })]) })

test('on a phone, the first page of the CMS fits if the text is enlarged to 150 % or 200 %', async ({ page }) => {
  await page.setViewportSize(PHONE_SCREEN)
  await signInToCms(page, await createCmsUser('Made'), '/admin')
  const money = page.getByRole('region', { name: 'Money' })
  await expect(money.getByRole('table')).toBeVisible()
  for (const percent of [150, 200]) {
    await enlargeText(page, percent)
    await expectNoHorizontalScroll(page)
  }
})

test('staff find the bookings of a day, print and export them, send an email again, and see the sales', async ({
  page,
  traveller,
}) => {
  await signIn(page, traveller)
  const { date, invoiceId } = await bookTour(page.request, { daysAhead: 47 })
  await signInToCms(page, await createCmsUser('Made'), '/admin')
  const { cmsUrl } = productUnderTest()

  await test.step('the bookings of a day have contacts, and can be exported and printed', async () => {
    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Bookings by day' }).click()
    await expect(page.getByRole('heading', { name: 'Bookings by day' })).toBeVisible()
    await page.getByLabel('Date (Bali time)').fill(date)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(new RegExp(`day=${date}$`))
    const row = page.getByRole('row').filter({ hasText: traveller.email })
    await expect(row).toContainText('Not paid yet')
    await expect(row).toContainText('Tara Wells')
    await expectNoAxeViolations(page, { ignoredRules: frameRules })

    const downloadStarted = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV', exact: true }).click()
    const file = await downloadStarted
    expect(file.suggestedFilename()).toBe(`bookings-${date}.csv`)
    expect(await readFile(await file.path(), 'utf8')).toContain(traveller.email)

    await page.emulateMedia({ media: 'print' })
    await expect(row).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.locator('.app-header')).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('a double click on “Send again” sends the email only once more', async () => {
    await waitForMail(traveller.email, /./, { about: invoiceId })
    const readMails = async () => {
      const query = `where[invoice][equals]=${invoiceId}&depth=0`
      return (await page.request.get(`${cmsUrl}/api/outgoing-mails?${query}`, { headers: { origin: cmsUrl } })).json()
    }
    const [{ id }] = mailsSchema.parse(await readMails()).docs
    await page.goto(`${cmsUrl}/admin/collections/outgoing-mails/${id}`)
    await expect(page.getByLabel('Type')).toHaveText('Booking received')
    await expect(page.getByText(/^Sent on \d+ \w{3} \d{4}, \d\d:\d\d \(Bali time/)).toBeVisible()
    await page.getByRole('button', { name: 'Send again' }).dblclick()
    await expect(page.getByRole('status').filter({ hasText: traveller.email })).toBeVisible()
    expect(await readMails()).toMatchObject({ totalDocs: 2 })
  })

  await test.step('the reports show the sales by day and by month', async () => {
    await page.goto(`${cmsUrl}/admin/figures`)
    for (const [name, rows] of [
      ['Last 30 days', 31],
      ['Last 12 months', 13],
    ] as const) {
      const report = page.getByRole('region', { name })
      await expect(report.getByRole('img', { name: /^Sales: / })).toBeVisible()
      await expect(report.getByRole('table', { name: 'All figures' }).getByRole('row')).toHaveCount(rows)
    }
    await expectNoAxeViolations(page, { ignoredRules: frameRules })
  })
})
