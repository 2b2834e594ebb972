import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveLocally, startTestSandbox, type TestSandbox } from '../../../dev/sandbox/testing.ts'
import { sandboxKeys } from '../../hosts/env.ts'
import { xenditRefunds } from './refunds.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => misbehave({}))

const misbehave = async (body: object) => void (await sandbox.call('/admin/misbehave', { method: 'POST', body }))
const { secretKey } = sandboxKeys
const problems = { record: async () => {} }
const createRefunds = (url: string, timeoutMs = 10_000) =>
  xenditRefunds({ secretKey, url, log: () => {}, problems, timeoutMs })
const refunds = (timeoutMs?: number) => createRefunds(sandbox.url, timeoutMs)
let keys = 0

function createRefundRequest(channel = 'QRIS', amount = 550_000) {
  keys += 1
  const { id } = sandbox.invoices.create({ external_id: 'order', amount: 1_100_000 }, sandbox.url)
  sandbox.invoices.pay(id, channel)
  return { providerInvoiceId: id, key: `key-${keys}`, amount, reason: 'CANCELLATION' }
}

describe('a refund', () => {
  test('is made once per idempotency key and can be read by its ID', async () => {
    const asked = createRefundRequest()
    const first = await refunds().requestRefund(asked)
    expect(first).toMatchObject({ status: 'succeeded', rawStatus: 'SUCCEEDED', key: asked.key, amount: 550_000 })
    expect(await refunds().requestRefund(asked)).toEqual(first)
    expect(sandbox.refunds.list(asked.providerInvoiceId)).toHaveLength(1)
    expect(await refunds().get('id' in first ? first.id : '')).toEqual(first)
  })

  test('is requested with the given reason', async () => {
    const asked = { ...createRefundRequest(), reason: 'REQUESTED_BY_CUSTOMER' }
    await refunds().requestRefund(asked)
    expect(sandbox.refunds.list(asked.providerInvoiceId)).toMatchObject([{ reason: 'REQUESTED_BY_CUSTOMER' }])
  })

  test('may be pending and then fail', async () => {
    await misbehave({ refund: 'fails' })
    const asked = await refunds().requestRefund(createRefundRequest())
    expect(asked).toMatchObject({ status: 'pending' })
    expect(await refunds().get('id' in asked ? asked.id : '')).toMatchObject({
      status: 'failed',
      failureCode: 'ACCOUNT_ACCESS_BLOCKED',
    })
  })

  test.each([
    ['for a channel without refunds', () => createRefundRequest('BCA'), 'REFUND_NOT_SUPPORTED'],
    ['for more than was paid', () => createRefundRequest('QRIS', 1_100_001), 'MAXIMUM_REFUND_AMOUNT_REACHED'],
    ['for an unknown invoice', () => ({ ...createRefundRequest(), providerInvoiceId: 'x' }), 'INVOICE_NOT_FOUND_ERROR'],
  ])('is rejected permanently if it is %s', async (_what, asked, refused) => {
    expect(await refunds().requestRefund(asked())).toEqual({ refusalCode: refused })
  })

  test('is rejected permanently if its idempotency key was used for another refund', async () => {
    const asked = createRefundRequest()
    await refunds().requestRefund(asked)
    expect(await refunds().requestRefund({ ...asked, amount: 1 })).toEqual({ refusalCode: 'DUPLICATE_ERROR' })
  })

  test.each([
    [{ htmlError: true }, 'payment_failed'],
    [{ malformedJson: true }, 'payment_failed'],
    [{ rateLimited: true }, 'payment_busy'],
    [{ slowMs: 60_000 }, 'payment_timeout'],
  ])('returns the failure "$1" if the simulated provider error is $0', async (response, failure) => {
    await misbehave(response)
    const impatient = refunds(failure === 'payment_timeout' ? 300 : undefined)
    expect(await impatient.requestRefund(createRefundRequest())).toMatchObject({ failure })
    expect(await impatient.get('any')).toMatchObject({ failure })
  })

  test.each([
    [400, { error_code: 'REFUND_IN_PROGRESS' }],
    [401, { error_code: 'INVALID_API_KEY' }],
    [400, { message: 'from a proxy' }],
    [503, { error_code: 'SERVER_ERROR' }],
    [200, { id: '' }],
    [200, null],
  ])('can be retried after a response with status %i and the body %o', async (status, body) => {
    const server = await serveLocally(() => Response.json(body, { status }))
    expect(await createRefunds(server.url).requestRefund(createRefundRequest())).toEqual({ failure: 'payment_failed' })
    await server.stop()
  })
})

test('get returns null for an unknown refund', async () => {
  expect(await refunds().get('rfd-nothing')).toBeNull()
})
