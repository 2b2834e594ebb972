import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createBackground } from '../hosts/background.ts'
import { expireInvoices } from '../services/payments/expire-invoices.ts'
import { sweep } from '../services/payments/sweep.ts'
import { createPaymentHelpers, type PaymentHelpers } from '../testing/payment-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

const cronSecret = 'a secret of the timer'
let shop: TestApp
let helpers: PaymentHelpers

beforeAll(async () => {
  shop = await startTestApp({ cronSecret })
  helpers = await createPaymentHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await helpers.makeProviderMisbehave({})
})

const day = 24 * 60 * 60 * 1000

describe('GET /api/sweep', () => {
  const callSweep = (headers: HeadersInit, app = shop.app) => app.request('/api/sweep', { headers })

  test('runs a sweep for a caller with the secret of the timer', async () => {
    const { id } = await helpers.book()
    shop.clock.now = new Date(shop.clock.now.getTime() + day)
    const response = await callSweep({ authorization: `Bearer ${cronSecret}` })
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ expired: 1, failed: 0 })])
    expect((await helpers.read(id)).status).toBe('expired')
  })

  test('responds with an error if a step failed, so that the timer reports it', async () => {
    const housekeeping = { deleteOutdated: () => Promise.reject(new Error('The disk is full.')) }
    const app = createApp({ ...shop.deps, housekeeping })
    const response = await callSweep({ authorization: `Bearer ${cronSecret}` }, app)
    expect([response.status, (await response.json()).failed]).toEqual([500, 1])
  })

  test('rejects a caller without the secret', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', cronSecret]) {
      const response = await callSweep({ authorization })
      expect([response.status, (await response.json()).error.code]).toEqual([401, 'sweep_unauthorized'])
    }
  })

  test('does not exist if no secret is configured', async () => {
    const app = createApp({ ...shop.deps, settings: { ...shop.deps.settings, cronSecret: null } })
    expect((await callSweep({ authorization: 'Bearer null' }, app)).status).toBe(404)
  })
})

describe('the sweep', () => {
  const tomorrow = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + day)
  }

  test('expires invoices that are unpaid after 24 hours, also at the provider', async () => {
    const [open, { id: never }] = [await helpers.bookToPay(), await helpers.book()]
    await expireInvoices(shop.deps)
    expect((await helpers.read(open.id)).status).toBe('pending')
    tomorrow()
    await expireInvoices(shop.deps)
    for (const id of [open.id, never]) {
      expect(await helpers.read(id)).toMatchObject({
        status: 'expired',
        bookings: [{ status: 'cancelled', payment_status: 'failed' }],
      })
    }
    expect(shop.sandbox.invoices.get(open.providerId).status).toBe('EXPIRED')
    expect(await expireInvoices(shop.deps)).toEqual({ expired: 0, settled: 0, postponed: 0 })
  })

  test('releases the capacity of an unpaid booking even if staff had marked the booking as completed', async () => {
    const { id, first } = await helpers.bookToPay()
    const { payload } = shop.office
    const held = () =>
      payload.count({
        collection: 'holds',
        where: { and: [{ booking: { equals: first } }, { released_at: { exists: false } }] },
      })
    await payload.db.updateOne({ collection: 'bookings', id: first, data: { status: 'completed' } })
    expect((await held()).totalDocs).toBeGreaterThan(0)
    tomorrow()
    await expireInvoices(shop.deps)
    expect((await helpers.read(id)).bookings).toMatchObject([{ status: 'cancelled', payment_status: 'failed' }])
    expect((await held()).totalDocs).toBe(0)
  })

  test('settles a payment that was made in time, but whose webhook was lost', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ loseWebhooks: true })
    await helpers.changeAtProvider(providerId, 'pay')
    tomorrow()
    expect(await expireInvoices(shop.deps)).toMatchObject({ settled: 1 })
    expect((await helpers.read(id)).status).toBe('paid')
    expect(helpers.mails(id, 'We received your payment')).toHaveLength(1)
  })

  test('expires an invoice that was paid with a wrong amount, and creates a task for staff', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ payAmount: 900_000 })
    await helpers.changeAtProvider(providerId, 'pay')
    tomorrow()
    await expireInvoices(shop.deps)
    const { invoice, events } = await helpers.readStaffView(id)
    expect(invoice).toMatchObject({ status: 'expired', needs_attention: true })
    expect(events).toEqual(['wrong_amount', 'expired'])
    expect(await helpers.read(id)).toMatchObject({ status: 'expired', payment_in_review: true })
    expect(helpers.mails(id, 'We are checking your payment')).toHaveLength(1)
  })

  test('records a payment of a wrong amount whose webhook was lost, and expires the invoice in one run', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ payAmount: 900_000, loseWebhooks: true })
    await helpers.changeAtProvider(providerId, 'pay')
    tomorrow()
    await expireInvoices(shop.deps)
    const { invoice, events } = await helpers.readStaffView(id)
    expect([invoice.status, ...events]).toEqual(['expired', 'wrong_amount', 'expired'])
  })

  test('postpones the expiry of invoices if the provider does not respond', async () => {
    const { id } = await helpers.bookToPay()
    tomorrow()
    await helpers.makeProviderMisbehave({ htmlError: true })
    expect(await expireInvoices(shop.deps)).toMatchObject({ postponed: 1, expired: 0 })
    expect((await helpers.read(id)).status).toBe('pending')
    await helpers.makeProviderMisbehave({})
    expect(await expireInvoices(shop.deps)).toMatchObject({ postponed: 0 })
    expect((await helpers.read(id)).status).toBe('expired')
  })

  test('stops after three consecutive timeouts of the provider, and when the sweep is aborted', async () => {
    tomorrow()
    // Invoices that earlier tests have left.
    await expireInvoices(shop.deps)
    const ids: string[] = []
    while (ids.length < 5) ids.push((await helpers.bookToPay()).id)
    tomorrow()
    await helpers.makeProviderMisbehave({ loseWebhooks: true, slowMs: 60_000 })
    expect(await expireInvoices(shop.deps)).toEqual({ expired: 0, settled: 0, postponed: 3 })
    await helpers.makeProviderMisbehave({ loseWebhooks: true, htmlError: true })
    expect(await expireInvoices(shop.deps)).toEqual({ expired: 0, settled: 0, postponed: 5 })
    await helpers.makeProviderMisbehave({ loseWebhooks: true })
    expect(await expireInvoices(shop.deps, AbortSignal.abort())).toEqual({ expired: 0, settled: 0, postponed: 0 })
    expect(await expireInvoices(shop.deps)).toMatchObject({ expired: ids.length })
  })

  test('runs all other steps when one step fails, and logs the failure', async () => {
    const { id } = await helpers.book()
    tomorrow()
    const listWithdrawnInvoices = () => Promise.reject(new Error('The table is gone.'))
    const cancellations = { ...shop.deps.cancellations, listWithdrawnInvoices }
    expect(await sweep({ ...shop.deps, cancellations })).toMatchObject({ failed: 1, expired: 1 })
    expect((await helpers.read(id)).status).toBe('expired')
    expect(shop.log.findLast(({ event }) => event === 'sweep-failed')).toMatchObject({ level: 'error', step: 'close' })
  })

  test('does not wait for running background work', async () => {
    const background = createBackground()
    const { promise, resolve } = Promise.withResolvers<void>()
    background.run('outbox', () => promise)
    expect(await sweep({ ...shop.deps, background })).toMatchObject({ failed: 0 })
    resolve()
    await background.waitForCompletion()
  })

  test('never expires an invoice that is settled at the same moment', async () => {
    const { id, providerId } = await helpers.bookToPay()
    await helpers.makeProviderMisbehave({ loseWebhooks: true })
    await helpers.changeAtProvider(providerId, 'pay')
    tomorrow()
    const hint = { id: providerId, external_id: id }
    await Promise.all([
      expireInvoices(shop.deps),
      helpers.callWebhook(hint),
      expireInvoices(shop.deps),
      helpers.callWebhook(hint),
    ])
    expect(await helpers.read(id)).toMatchObject({ status: 'paid', bookings: [{ payment_status: 'paid' }] })
    expect((await helpers.readStaffView(id)).events).toEqual(['paid'])
  })
})
