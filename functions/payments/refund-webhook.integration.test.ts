import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let helpers: CancellationHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.clock.now = new Date()
  await helpers.makeProviderMisbehave({})
})

describe('the refund webhook', () => {
  const about = (id: string, event = 'refund.succeeded') => ({ event, business_id: 'b', data: { id } })

  test('settles the refund once and sends one email when delivered ten times at the same time', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    await helpers.makeProviderMisbehave({ refund: 'waits', loseWebhooks: true })
    await helpers.cancel(first)
    const [refund] = shop.sandbox.refunds.list(providerId)
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    const responses = await Promise.all(Array.from({ length: 10 }, () => helpers.callWebhook(about(refund?.id ?? ''))))
    await shop.deps.background.waitForCompletion()
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await helpers.readStaffView(id)).events.filter((kind) => kind === 'refund_succeeded')).toHaveLength(1)
    expect(helpers.mails(id, 'Your refund is on its way')).toHaveLength(1)
  })

  test('does not settle a refund that is pending at the provider, whatever the webhook says', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    await helpers.makeProviderMisbehave({ refund: 'waits' })
    await helpers.cancel(first)
    await helpers.callWebhook(about(shop.sandbox.refunds.list(providerId)[0]?.id ?? ''))
    expect((await helpers.read(id)).status).toBe('paid')
  })

  test('settles the refund even if the webhook arrives before the response to our refund request', async () => {
    const { id, first, providerId } = await helpers.bookAndPay()
    await helpers.makeProviderMisbehave({ refund: 'waits' })
    await helpers.cancel(first)
    const [refund] = shop.sandbox.refunds.list(providerId)
    const [storedRefund] = (await helpers.readStaffView(id)).refunds
    await shop.office.payload.db.updateOne({
      collection: 'refunds',
      id: storedRefund?.id ?? 0,
      data: { state: 'requested', provider_refund_id: null },
    })
    await shop.sandbox.call(`/admin/refunds/${refund?.id}/succeed`, { method: 'POST' })
    expect((await helpers.read(id)).status).toBe('refunded')
  })

  describe('for a refund that staff have settled', () => {
    /** Creates a refund that the provider accepted and that ended in failure or with a wrong amount. */
    async function createTaskForStaff(end: { status?: string; amount?: number }) {
      const { id, first, providerId } = await helpers.bookAndPay()
      await helpers.makeProviderMisbehave({ refund: 'waits' })
      await helpers.cancel(first)
      const [providerRefund] = shop.sandbox.refunds.list(providerId)
      const tell = async (status: string, more: { amount?: number } = {}) => {
        Object.assign(providerRefund ?? {}, { status, ...more })
        expect((await helpers.callWebhook(about(providerRefund?.id ?? ''))).status).toBe(200)
      }
      const view = async () => {
        const { refunds, events } = await helpers.readStaffView(id)
        return { refund: refunds[0], events: events.filter((kind) => kind.startsWith('refund')) }
      }
      await tell(end.status ?? 'SUCCEEDED', end)
      const ourRefundId = (await view()).refund?.id ?? 0
      const change = (data: object) => shop.office.payload.update({ collection: 'refunds', id: ourRefundId, data })
      return { tell, view, change }
    }

    test('ignores a repeated failure, and reports a success to staff once', async () => {
      const { tell, view, change } = await createTaskForStaff({ status: 'FAILED' })
      await change({ state: 'succeeded' })
      const { refund: settled } = await view()
      await tell('FAILED')
      expect((await view()).refund).toMatchObject({ state: 'succeeded', needs_attention: false })
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
      await tell('SUCCEEDED')
      expect(await view()).toMatchObject({
        refund: { state: 'succeeded', needs_attention: true, completed_at: settled?.completed_at },
        events: ['refund_pending', 'refund_failed', 'refunded_by_hand', 'refunded_twice'],
      })
      await shop.office.payload.db.updateOne({
        collection: 'refunds',
        id: settled?.id ?? 0,
        data: { needs_attention: false },
      })
      await tell('SUCCEEDED')
      expect((await view()).refund?.needs_attention).toBe(false)
    })

    test('ignores a repeated report of a wrong amount, and reports a later failure to staff', async () => {
      const { tell, view, change } = await createTaskForStaff({ amount: 1 })
      await tell('SUCCEEDED')
      expect(await view()).toMatchObject({
        refund: { state: 'by_hand', needs_attention: true },
        events: ['refund_pending', 'refund_wrong_amount'],
      })
      await change({ state: 'succeeded' })
      await tell('SUCCEEDED')
      expect((await view()).refund).toMatchObject({ state: 'succeeded', needs_attention: false })
      await tell('FAILED')
      expect((await view()).events.at(-1)).toBe('refund_taken_back')
    })
  })

  test('stores an event about an unknown refund only once, for staff to check', async () => {
    const foreign = shop.sandbox.invoices.create({ external_id: 'of-another-shop', amount: 5000 }, shop.sandbox.url)
    await helpers.pay(foreign.id)
    const foreignRefund = shop.sandbox.refunds.create(null, { invoice_id: foreign.id, reason: 'OTHERS' })
    await shop.sandbox.webhooks.waitUntilIdle()
    for (const _again of [1, 2]) {
      expect((await helpers.callWebhook(about(foreignRefund.id))).status).toBe(200)
      expect((await helpers.callWebhook(about('rfd-never-made', 'refund.failed'))).status).toBe(200)
    }
    const { docs } = await shop.office.payload.find({
      collection: 'payment-events',
      where: { kind: { in: ['unknown_refund', 'unknown_provider_refund'] } },
    })
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['unknown_provider_refund', 'unknown_refund'])
  })

  test.each([
    ['returns an HTML page', { htmlError: true }, 502],
    ['limits the rate', { rateLimited: true }, 503],
    ['responds too slowly', { slowMs: 60_000 }, 504],
  ])(
    'returns the status $2 if the provider %s, so that the webhook is delivered again',
    async (_what, providerResponse, status) => {
      await helpers.makeProviderMisbehave({ ...providerResponse })
      expect((await helpers.callWebhook(about('rfd-1'))).status).toBe(status)
    },
  )

  test.each([
    [{ event: 'refund.succeeded' }],
    [{ event: 'refund.succeeded', data: { id: 7 } }],
    [{ event: 7, data: {} }],
  ])('rejects the invalid body %o with status 422', async (body) => {
    expect((await helpers.callWebhook(body)).status).toBe(422)
  })
})
