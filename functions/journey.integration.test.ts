import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMailedToken } from './testing/people.ts'
import { password, startTestApp, type TestApp } from './testing/start-app.ts'
import { choose, offerTour, requestFor } from './testing/tours.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

test('a traveller signs up, verifies the email address, signs in, completes the profile, books and pays', async () => {
  const tour = await offerTour(shop)
  const browser = shop.newBrowser()
  const email = 'Made@Example.com'
  await browser.call('signUp', { email, password, full_name: 'Made Wirawan', username: 'made', redirect: '/checkout' })
  expect(shop.mails.sent.at(-1)?.text).toContain(`${shop.siteUrl}/verify-email?token=`)
  expect(shop.mails.sent.at(-1)?.text).toContain('redirect=%2Fcheckout')

  expect((await browser.callExpectingFailure('signIn', { email, password })).code).toBe('invalid_credentials')
  await browser.call('verifyEmail', { token: findMailedToken(shop, email) })
  const { session } = await browser.call('signIn', { email, password })
  expect(session?.user).toMatchObject({ email: 'made@example.com', user_metadata: { full_name: 'Made Wirawan' } })

  const choice = choose(shop, tour, { adults: 2, children: 1, addOns: [{ id: tour.add_on[0]?.id ?? '', quantity: 1 }] })
  const request = requestFor(tour, [choice])
  expect((await browser.callExpectingFailure('placeBooking', request)).code).toBe('profile_incomplete')
  const profile = await browser.call('changeProfile', {
    first_name: 'I Made',
    last_name: 'Wirawan',
    phone: '+62 812 3456 7890',
    address: 'Jl. Hanoman 3',
    city: 'Ubud',
    country: 'Indonesia',
  })
  expect(profile.full_name).toBe('I Made Wirawan')

  const { invoiceId } = await browser.call('placeBooking', request)
  const pending = await browser.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
  // 2 × 500.000 + 300.000, lunch 3 × 75.000, tax 10 %
  expect(pending).toMatchObject({ status: 'pending', total_after_discount: 1_525_000, total_after_tax: 1_677_500 })
  expect(pending.bookings).toMatchObject([
    {
      tour_title: tour.title,
      page: `/tour/${tour.slug}`,
      package_title: 'Shared van',
      booking_date: choice.date,
      status: 'confirmed',
      payment_status: 'pending',
      travelers: [
        { type: 'adult', count: 2 },
        { type: 'child', count: 1 },
      ],
    },
  ])
  expect(shop.mails.sent.at(-1)).toMatchObject({
    to: 'made@example.com',
    subject: expect.stringMatching(/^We received your booking \(NUSA-\w{6}\)$/),
  })
  expect(shop.mails.sent.at(-1)?.text).toContain(`${shop.siteUrl}/booking/confirmation/${invoiceId}`)

  const { invoice_url } = await browser.call('createXenditInvoice', { external_id: invoiceId, amount: 1 })
  const back = await fetch(invoice_url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', channel: 'QRIS' }),
    redirect: 'manual',
  })
  expect(back.headers.get('location')).toBe(`${shop.siteUrl}/booking/confirmation/${invoiceId}?status=success`)
  await shop.sandbox.webhooks.waitUntilIdle()

  const paid = await browser.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
  expect(paid).toMatchObject({ status: 'paid', payment_method: 'QR_CODE · QRIS' })
  expect(paid.paid_at).toBe(shop.clock.now.toISOString())
  expect(paid.bookings[0]).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(paid.customer).toEqual({
    email: 'made@example.com',
    given_names: 'I Made',
    surname: 'Wirawan',
    mobile_number: '+62 812 3456 7890',
    address: 'Jl. Hanoman 3, Ubud, Indonesia',
  })
  expect(shop.mails.sent.filter(({ subject }) => subject.startsWith('We received your payment'))).toHaveLength(1)
  const history = await browser.call('listBookings', undefined, '/api/bookings?when=upcoming')
  expect(history.bookings).toMatchObject([{ invoice_id: invoiceId, invoice_status: 'paid' }])
})
