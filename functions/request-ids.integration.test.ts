import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from './services/payments/sweep.ts'
import { createPaymentHelpers, type PaymentHelpers } from './testing/payment-helpers.ts'
import { startTestApp, type TestApp } from './testing/start-app.ts'

let shop: TestApp
let helpers: PaymentHelpers

beforeAll(async () => {
  shop = await startTestApp({ proxyRequestIdHeader: 'x-request-id' })
  helpers = await createPaymentHelpers(shop)
})
afterAll(() => shop.stop())

/** Returns the events of the log that belong to the booking of a request, and removes all from the log. */
function eventsOf(requestId: string): string[] {
  const events = shop.log.splice(0).filter((entry) => entry.booking_request_id === requestId)
  return events.map(({ event, endpoint }) => (typeof endpoint === 'string' ? `${event} ${endpoint}` : event))
}

test('the request ID of a checkout appears in the log of its payment, webhook, emails, refund and sweep', async () => {
  shop.log.length = 0
  const { id, bookings } = await helpers.book()
  const stored = await shop.office.payload.findByID({ collection: 'invoices', id })
  const requestId = stored.request_id ?? ''
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(shop.log).toContainEqual(
    expect.objectContaining({ event: 'request', endpoint: 'placeBooking', request_id: requestId }),
  )
  expect(eventsOf(requestId)).toEqual(['booking-placed', 'request placeBooking', 'mail-sent'])

  await helpers.openPayment(id)
  await helpers.changeAtProvider(helpers.listProviderInvoices(id)[0]?.id ?? '', 'pay')
  expect(eventsOf(requestId)).toEqual([
    'request createXenditInvoice',
    'payment-paid',
    'request xenditWebhook',
    'mail-sent',
  ])

  await helpers.ayu.call('cancelBooking', {}, `/api/bookings/${bookings[0]}/cancel`)
  await sweep(shop.deps)
  expect(eventsOf(requestId)).toEqual(
    expect.arrayContaining(['booking-cancelled', 'request cancelBooking', 'mail-sent', 'refund-succeeded']),
  )
})

test('a valid request ID of the trusted proxy is used, and an invalid request ID is replaced', async () => {
  const requestIdOf = async (value: string) =>
    (await helpers.ayu.send('GET', '/api/health', undefined, { 'x-request-id': value })).headers.get('x-request-id')
  expect(await requestIdOf('Root=1-67891233-abcdef012345678912345678')).toBe('Root=1-67891233-abcdef012345678912345678')
  expect(await requestIdOf('<b>')).toMatch(/^[0-9a-f-]{36}$/)
})
