import { randomUUID } from 'node:crypto'
import { outgoing_mails } from '@nusa/cms/schema'
import type { BookingView } from '@nusa/shared/booking'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { startTestApp, type TestApp } from '../../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../../testing/tours.ts'
import { sweep } from '../payments/sweep.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller('ayu@example.com')
  await shop.office.payload.updateGlobal({
    slug: 'settings',
    data: { site_name: 'Laut', contact: { email: 'hello@laut.example', phone: '+62 361 555 0142' } },
  })
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.mails.sent.length = 0
})

async function book(): Promise<{ invoiceId: string; bookings: BookingView[] }> {
  const tour = await offerTour(shop)
  const choices = [choose(shop, tour), choose(shop, tour, { adults: 1 })]
  const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, choices))
  const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
  return { invoiceId, bookings }
}

async function pay(invoiceId: string): Promise<void> {
  const { invoice_url } = await ayu.call('createXenditInvoice', { external_id: invoiceId })
  const body = new URLSearchParams({ action: 'pay', channel: 'QRIS' })
  await fetch(invoice_url, { method: 'POST', body, redirect: 'manual' })
  await shop.sandbox.webhooks.waitUntilIdle()
}

const downloadFile = (browser: Browser, { id }: { id: number }, what: string) =>
  browser.send('GET', `/api/bookings/${id}/${what}`)

test('a paid order causes one email with all vouchers and calendar entries, despite repeated webhooks', async () => {
  const { invoiceId, bookings } = await book()
  await pay(invoiceId)
  const { payment_reference_id: id } = await shop.office.payload.findByID({ collection: 'invoices', id: invoiceId })
  const hint = { id, external_id: invoiceId, status: 'PAID' }
  const token = { 'x-callback-token': shop.sandbox.webhookToken }
  const responses = await Promise.all([1, 2, 3].map(() => ayu.send('POST', '/api/webhooks/xendit', hint, token)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])

  const mails = shop.mails.sent.filter(({ subject }) => subject.startsWith('We received your payment'))
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(
    bookings.flatMap(({ booking_number: number }) => [`voucher-${number}.pdf`, `${number}.ics`]),
  )
  const [pdf, calendar] = mail?.attachments ?? []
  expect(Buffer.from(pdf?.content ?? '').subarray(0, 5)).toEqual(Buffer.from('%PDF-'))
  expect(calendar?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(calendar?.content).toContain(`UID:${bookings[0]?.booking_reference}@localhost\r\n`)
  expect(mail?.text).toContain('Laut\nhello@laut.example\n+62 361 5550142')
  const queued = await shop.office.db.select().from(outgoing_mails).where(eq(outgoing_mails.invoice, invoiceId))
  expect(queued.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['booking_received', 'sent'],
    ['payment_received', 'sent'],
  ])
})

test('an unpaid invoice that expires causes one email, even if the sweep runs twice', async () => {
  const { invoiceId } = await book()
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
  await sweep(shop.deps)
  await sweep(shop.deps)
  shop.clock.now = now
  const mails = shop.mails.sent.filter(({ subject }) => subject.startsWith('Your booking has expired'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`${shop.siteUrl}/tours`)
  expect(invoiceId).toBeTruthy()
})

describe('the voucher and the calendar entry', () => {
  test('can be downloaded, and the downloaded voucher is the same as in the email', async () => {
    const { invoiceId, bookings } = await book()
    await pay(invoiceId)
    const [first] = bookings
    if (!first) throw new Error('Nothing was booked.')
    const voucher = await downloadFile(ayu, first, 'voucher')
    expect(voucher.status).toBe(200)
    expect(voucher.headers.get('content-type')).toBe('application/pdf')
    expect(voucher.headers.get('content-disposition')).toBe(
      `attachment; filename="voucher-${first.booking_number}.pdf"`,
    )
    expect(voucher.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await voucher.arrayBuffer())
    const mailed = shop.mails.sent.at(-1)?.attachments?.[0]?.content
    expect(bytes.equals(Buffer.from(mailed ?? ''))).toBe(true)
    const calendar = await downloadFile(ayu, first, 'calendar')
    expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(await calendar.text()).toContain(`SUMMARY:${first.tour_title}\r\n`)
  })

  test('cannot be downloaded before the payment or after a cancellation', async () => {
    const { invoiceId, bookings } = await book()
    const [first] = bookings
    if (!first) throw new Error('Nothing was booked.')
    expect((await downloadFile(ayu, first, 'voucher')).status).toBe(409)
    await pay(invoiceId)
    await shop.office.payload.update({ collection: 'bookings', id: first.id, data: { status: 'cancelled' } })
    for (const what of ['voucher', 'calendar']) {
      const refused = await ayu.callExpectingFailure('getVoucher', undefined, `/api/bookings/${first.id}/${what}`)
      expect(refused).toMatchObject({ status: 409, code: 'no_voucher' })
    }
  })

  test('of another traveller cause the same error as those of a booking that does not exist', async () => {
    const { invoiceId, bookings } = await book()
    await pay(invoiceId)
    const stranger = await shop.newTraveller()
    for (const what of ['voucher', 'calendar']) {
      const theirs = await stranger.callExpectingFailure(
        'getVoucher',
        undefined,
        `/api/bookings/${bookings[0]?.id}/${what}`,
      )
      expect(theirs).toMatchObject({ status: 404, code: 'booking_not_found', message: 'Booking Not Found' })
      for (const id of ['999999', '0', '-1', '1.5', '1e3', '99999999999999999999', randomUUID(), "'%20or%201=1"]) {
        expect(await stranger.callExpectingFailure('getVoucher', undefined, `/api/bookings/${id}/${what}`)).toEqual(
          theirs,
        )
      }
      expect((await shop.newBrowser().send('GET', `/api/bookings/${bookings[0]?.id}/${what}`)).status).toBe(401)
    }
  })
})

describe('a file link', () => {
  const open = (browser: Browser, path: string, headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' }) =>
    browser.send('GET', path, undefined, headers)

  test.each(['voucher', 'calendar'])('leads a signed-out visitor to sign-in and back to the %s', async (what) => {
    const path = `/api/bookings/1/${what}`
    const ways: Record<string, string>[] = [
      { 'sec-fetch-mode': 'navigate' },
      { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    ]
    for (const headers of ways) {
      const response = await open(shop.newBrowser(), path, headers)
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/auth?redirect=${encodeURIComponent(path)}`,
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('leads to the sign-in page when the session has ended on the server', async () => {
    const browser = await shop.newTraveller()
    const { cookie } = browser
    await browser.call('signOutEverywhere')
    browser.cookie = cookie
    const response = await open(browser, '/api/bookings/1/voucher')
    expect(response.headers.get('location')).toBe('/auth?redirect=%2Fapi%2Fbookings%2F1%2Fvoucher')
  })

  test('returns the file to the owner', async () => {
    const { invoiceId, bookings } = await book()
    await pay(invoiceId)
    const response = await open(ayu, `/api/bookings/${bookings[0]?.id}/voucher`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('leads to a page that explains why there is no file', async () => {
    const { bookings } = await book()
    const path = `/api/bookings/${bookings[0]?.id}/voucher`
    const locationFor = async (browser: Browser) => (await open(browser, path)).headers.get('location')
    const file = encodeURIComponent(path)
    expect(await locationFor(ayu)).toBe(`/booking/file?file=${file}&problem=no_voucher`)
    const stranger = await shop.newTraveller()
    expect(await locationFor(stranger)).toBe(`/booking/file?file=${file}&problem=booking_not_found`)
  })

  test('redirects only browsers that open a file, and returns the status 401 to other requests', async () => {
    const stranger = shop.newBrowser()
    const asScripts: Record<string, string>[] = [
      { 'sec-fetch-mode': 'cors', accept: 'text/html' },
      { accept: '*/*' },
      {},
    ]
    for (const headers of asScripts) expect((await open(stranger, '/api/bookings/1/voucher', headers)).status).toBe(401)
    expect((await open(stranger, '/api/account/profile')).status).toBe(401)
  })
})
