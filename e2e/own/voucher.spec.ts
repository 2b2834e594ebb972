import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { bookTour, fillSignIn, signIn } from '../support/account.ts'
import { expectAccessibleOnEveryScreen } from '../support/axe.ts'
import { waitForMail } from '../support/mail.ts'
import { payInvoice } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

async function download(page: Page, name: RegExp): Promise<{ file: Download; content: Buffer }> {
  const began = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  const file = await began
  return { file, content: await readFile(await file.path()) }
}

const voucherLink = (page: Page) => page.getByRole('link', { name: /^Download voucher/ }).first()

test('a paid booking offers the voucher and calendar entry on its page, in the history and in the email', async ({
  page,
  traveller,
  expectErrors,
}) => {
  // The email is shown in a frame that runs no scripts, and Playwright tries to run one there.
  expectErrors('Blocked script execution')
  await signIn(page, traveller)
  const { invoiceId } = await bookTour(page.request)
  await payInvoice(page.request, invoiceId)
  await page.goto(`/booking/confirmation/${invoiceId}`)

  const voucher = await download(page, /^Download voucher/)
  expect(voucher.file.suggestedFilename()).toMatch(/^voucher-NUSA-[\w-]+\.pdf$/)
  expect(voucher.content.subarray(0, 5).toString()).toBe('%PDF-')
  const calendar = await download(page, /^Add to calendar/)
  expect(calendar.file.suggestedFilename()).toMatch(/^NUSA-[\w-]+\.ics$/)
  expect(calendar.content.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  const link = (await voucherLink(page).getAttribute('href')) ?? ''

  await page.goto('/dashboard?tab=bookings')
  const row = page.getByRole('listitem').filter({ hasText: voucher.file.suggestedFilename().slice(8, -4) })
  await expect(row.getByRole('link', { name: /^Add to calendar/ })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Download voucher/ })).toHaveAttribute('href', link)

  const mail = await waitForMail(traveller.email, /^We received your payment/, { about: invoiceId })
  expect(mail.text).toContain('hello@nusa.example')
  await page.goto(`${productUnderTest().toolsUrl}/mail`)
  await page.locator(`a[href="${mail.path}"]`).click()
  await expect(page.getByRole('link', { name: voucher.file.suggestedFilename() })).toBeVisible()
  await expect(page.getByRole('link', { name: calendar.file.suggestedFilename() })).toBeVisible()

  await test.step('a voucher link opened after the session ended downloads the file after sign-in', async () => {
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(link)}`)
    await expect(page.getByText('Sign in to get your file.')).toBeVisible()
    const began = page.waitForEvent('download')
    await fillSignIn(page.getByRole('main'), traveller)
    expect((await began).suggestedFilename()).toBe(voucher.file.suggestedFilename())
    await expect(page.getByRole('heading', { name: 'Your voucher is being downloaded' })).toBeVisible()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
  })

  await test.step('the link of another account’s booking shows that the booking is not in this account', async () => {
    await page.goto('/api/bookings/1/voucher')
    await expect(page.getByRole('heading', { name: 'This booking is not in your account' })).toBeVisible()
    await expect(page.getByText(`You are signed in as ${traveller.email}.`)).toBeVisible()
    await expectAccessibleOnEveryScreen(page, { within: 'main' })
  })
})
