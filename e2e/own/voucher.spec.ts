import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { book, fillSignIn, newAccount, signIn } from '../support/account.ts'
import { expectSoundOnEveryScreen } from '../support/axe.ts'
import { mailTo } from '../support/mail.ts'
import { payNow, payThere } from '../support/payment.ts'
import { productUnderTest } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

async function download(page: Page, name: RegExp): Promise<{ file: Download; content: Buffer }> {
  const began = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  const file = await began
  return { file, content: await readFile(await file.path()) }
}

const voucherLink = (page: Page) => page.getByRole('link', { name: /^Download voucher/ }).first()

test('only the traveller who has paid gets the voucher and the calendar entry: from the page, the history and the mail', async ({
  page,
  traveller,
  playwright,
  expectTrouble,
}) => {
  // The mail is shown in a frame that runs no scripts, and Playwright tries to run one there.
  expectTrouble('Blocked script execution')
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await expect(payNow(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /Download voucher/ })).toHaveCount(0)
  await payNow(page).click()
  await payThere(page)

  const voucher = await download(page, /^Download voucher/)
  expect(voucher.file.suggestedFilename()).toMatch(/^voucher-NUSA-[\w-]+\.pdf$/)
  expect(voucher.content.subarray(0, 5).toString()).toBe('%PDF-')
  const calendar = await download(page, /^Add to calendar/)
  expect(calendar.file.suggestedFilename()).toMatch(/^NUSA-[\w-]+\.ics$/)
  expect(calendar.content.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  const link = await voucherLink(page).getAttribute('href')

  await test.step('each is fetched beside the other, a voucher once, and as the browser does it where it is asked to', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const files = () => asked.filter((path) => /\/(voucher|calendar)$/.test(path)).map((path) => path.split('/').at(-1))
    const held = Promise.withResolvers<void>()
    await page.route('**/voucher', async (route) => {
      await held.promise
      await route.continue()
    })
    await voucherLink(page).evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    const busy = page.getByRole('main').locator('a[aria-busy="true"]')
    await expect(busy).toHaveText(/^One moment…/)
    await busy.click()
    await download(page, /^Add to calendar/)
    const began = page.waitForEvent('download')
    held.resolve()
    expect((await began).suggestedFilename()).toBe(voucher.file.suggestedFilename())
    await expect(busy).toHaveCount(0)
    // A calendar entry is opened at its URL, so that a phone's calendar can import it.
    expect(files()).toEqual(['voucher', 'calendar', 'calendar'])
    await page.unroute('**/voucher')

    const kept = page.waitForEvent('download')
    await voucherLink(page).click({ modifiers: ['Alt'] })
    expect(new URL((await kept).url()).pathname).toBe(link)
  })

  const mail = await mailTo(traveller.email, /^We received your payment/, { about: invoiceId })
  expect(mail.text).toContain('hello@nusa.example')
  await page.goto(`${productUnderTest().toolsUrl}/mail`)
  await page.locator(`a[href="${mail.path}"]`).click()
  await expect(page.getByRole('link', { name: voucher.file.suggestedFilename() })).toBeVisible()
  await expect(page.getByRole('link', { name: calendar.file.suggestedFilename() })).toBeVisible()

  await page.goto('/dashboard?tab=bookings')
  const row = page.getByRole('listitem').filter({ hasText: voucher.file.suggestedFilename().slice(8, -4) })
  await expect(row.getByRole('link', { name: /^Add to calendar/ })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Download voucher/ })).toHaveAttribute('href', link ?? '')

  await test.step('a file that is not to be had is told in the page, and can be tried again', async () => {
    expectTrouble('409')
    const error = { code: 'no_voucher', message: 'This booking has no voucher.' }
    await page.route('**/voucher', (route) => route.fulfill({ status: 409, json: { error } }))
    await row.getByRole('link', { name: /^Download voucher/ }).click()
    await expect(row.getByRole('alert')).toContainText(/Failed to load the file\..*This booking has no voucher\./)
    await expect(page).toHaveURL(/\/dashboard\?tab=bookings$/)
    await expectSoundOnEveryScreen(page)
    await page.unroute('**/voucher')
    const began = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect(row.getByRole('link', { name: /: NUSA-/ }).first()).toBeFocused()
    expect((await began).suggestedFilename()).toBe(voucher.file.suggestedFilename())
    await expect(row.getByRole('alert')).toHaveCount(0)
  })

  const { siteUrl } = productUnderTest()
  const stranger = await playwright.request.newContext({ baseURL: siteUrl })
  expect((await stranger.get(link ?? '')).status()).toBe(401)
  const account = await newAccount(stranger)
  const headers = { origin: siteUrl, 'content-type': 'application/json' }
  expect((await stranger.post('/api/auth/sign-in', { headers, data: account })).status()).toBe(200)
  expect((await stranger.get(link ?? '')).status()).toBe(404)
  await stranger.dispose()
})

test('a voucher link opened while signed out leads to the sign-in form and then to the file', async ({
  page,
  traveller,
  playwright,
  expectTrouble,
}) => {
  expectTrouble('Blocked script execution')
  await signIn(page, traveller)
  const { invoiceId } = await book(page.request)
  await page.goto(`/booking/confirmation/${invoiceId}`)
  await payNow(page).click()
  await payThere(page)
  const link = (await voucherLink(page).getAttribute('href')) ?? ''

  await test.step('this browser still has a record of the session that the server has ended', async () => {
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(link)}`)
    await expect(page.getByText('Sign in to get your file.')).toBeVisible()
    const began = page.waitForEvent('download')
    await fillSignIn(page.getByRole('main'), traveller)
    expect((await began).suggestedFilename()).toMatch(/^voucher-NUSA-[\w-]+\.pdf$/)
    await expect(page.getByRole('heading', { name: 'Your voucher is being downloaded' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download again' })).toHaveAttribute('href', link)
    await expect(page.getByRole('main').getByRole('link', { name: 'Your bookings' })).toBeVisible()
    await expectSoundOnEveryScreen(page)
  })

  await test.step('an account that is not the owner’s gets a page that says so', async () => {
    const { siteUrl } = productUnderTest()
    const context = await playwright.request.newContext({ baseURL: siteUrl })
    const stranger = await newAccount(context)
    await context.dispose()
    await signIn(page, stranger)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This booking is not in your account' })).toBeVisible()
    await expect(page.getByText(`You are signed in as ${stranger.email}.`)).toBeVisible()
    await expectSoundOnEveryScreen(page)
    await page.getByRole('button', { name: 'Use another account' }).click()
    const began = page.waitForEvent('download')
    await fillSignIn(page.getByRole('main'), traveller)
    await began
  })
})
