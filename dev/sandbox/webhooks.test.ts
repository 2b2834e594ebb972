import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from './index.ts'
import { serveLocally, startTestSandbox, type TestSandbox } from './testing.ts'

interface Received {
  token: string | null
  body: Record<string, unknown>
}

let received: Received[] = []
let statuses: number[] = []
let shop: Awaited<ReturnType<typeof serveLocally>>
let sandbox: TestSandbox
const now = () => new Date('2026-11-21T06:00:00Z')

beforeEach(async () => {
  received = []
  statuses = []
  shop = await serveLocally(async (request) => {
    received.push({ token: request.headers.get('x-callback-token'), body: await request.json() })
    return new Response(null, { status: statuses.shift() ?? 200 })
  })
  sandbox = await startTestSandbox({ webhookUrl: shop.url, now, retryTimesMs: [0, 0, 0, 0, 0, 0] })
})
afterEach(async () => {
  await sandbox.stop()
  await shop.stop()
})

const newInvoice = () => sandbox.invoices.create({ external_id: 'order-1', amount: 1000 }, sandbox.url)

describe('a webhook', () => {
  test('reports a payment and contains the webhook token', async () => {
    const { id } = newInvoice()
    sandbox.invoices.pay(id, 'BCA')
    await sandbox.webhooks.waitUntilIdle()
    expect(received).toHaveLength(1)
    expect(received[0]?.token).toBe(sandbox.webhookToken)
    expect(received[0]?.body).toMatchObject({
      id,
      external_id: 'order-1',
      status: 'PAID',
      amount: 1000,
      paid_amount: 1000,
      payment_method: 'BANK_TRANSFER',
      payment_channel: 'BCA',
      paid_at: '2026-11-21T06:00:00.000Z',
    })
  })

  test.each([
    ['succeeds', 'refund.succeeded', 'SUCCEEDED'],
    ['fails', 'refund.failed', 'FAILED'],
  ] as const)('reports a refund that %s', async (scenario, event, status) => {
    const { id } = newInvoice()
    sandbox.invoices.pay(id, 'QRIS')
    sandbox.refunds.chooseScenario(id, scenario)
    const made = sandbox.refunds.create('key', { invoice_id: id, reference_id: 'ours', reason: 'CANCELLATION' })
    await sandbox.webhooks.waitUntilIdle()
    expect(received.at(-1)?.body).toMatchObject({
      event,
      data: { id: made.id, invoice_id: id, reference_id: 'ours', status, amount: 1000 },
    })
  })

  test('is retried after an error, at most six times', async () => {
    statuses = [500, 404, 500]
    sandbox.invoices.pay(newInvoice().id, 'QRIS')
    await sandbox.webhooks.waitUntilIdle()
    expect(received).toHaveLength(4)
    statuses = Array(20).fill(500)
    sandbox.invoices.pay(newInvoice().id, 'QRIS')
    await sandbox.webhooks.waitUntilIdle()
    expect(received).toHaveLength(4 + 7)
  })

  test('is sent after a restart if it could not be delivered before a crash', async () => {
    const unreachable = await startTestSandbox({ webhookUrl: 'http://127.0.0.1:9', now, retryTimesMs: [60_000] })
    unreachable.invoices.pay(
      unreachable.invoices.create({ external_id: 'order-2', amount: 1000 }, unreachable.url).id,
      'QRIS',
    )
    await unreachable.webhooks.waitUntilIdle()
    unreachable.close()
    const later = () => new Date('2026-11-21T06:01:00Z')
    const next = createSandbox({ ...unreachable, webhookUrl: shop.url, now: later })
    await next.webhooks.waitUntilIdle()
    expect(received.map(({ body }) => body.external_id)).toEqual(['order-2'])
    expect(next.invoices.list({ statuses: ['PAID'], limit: 10 })).toHaveLength(1)
    next.close()
    await unreachable.stop()
  })
})

describe('the misbehaving sandbox', () => {
  const misbehave = async (body: object) => {
    expect((await sandbox.call('/admin/misbehave', { method: 'POST', body })).status).toBe(200)
  }

  test('sends each webhook twice if duplicateWebhooks is on', async () => {
    await misbehave({ duplicateWebhooks: true })
    sandbox.invoices.pay(newInvoice().id, 'QRIS')
    await sandbox.webhooks.waitUntilIdle()
    expect(received).toHaveLength(2)
    expect(received[0]).toEqual(received[1])
  })

  test('sends webhooks in reverse order if reorderWebhooks is on', async () => {
    await misbehave({ reorderWebhooks: true })
    const { id } = newInvoice()
    sandbox.invoices.pay(id, 'QRIS')
    sandbox.invoices.settle(id)
    await sandbox.webhooks.waitUntilIdle()
    expect(received).toHaveLength(0)
    await sandbox.call('/admin/webhooks/flush', { method: 'POST' })
    expect(received.map(({ body }) => body.status)).toEqual(['SETTLED', 'PAID'])
  })

  test('accepts the payment of a different amount if payAmount is set', async () => {
    await misbehave({ payAmount: 900 })
    const { id } = newInvoice()
    const response = await sandbox.call(`/admin/invoices/${id}/pay`, { method: 'POST' })
    expect(await response.json()).toMatchObject({ amount: 1000, paid_amount: 900 })
  })

  test('accepts the payment of an expired invoice if payAfterExpiry is on', async () => {
    const { id } = newInvoice()
    sandbox.invoices.expire(id)
    expect((await sandbox.call(`/admin/invoices/${id}/pay`, { method: 'POST' })).status).toBe(400)
    await misbehave({ payAfterExpiry: true })
    expect((await sandbox.call(`/admin/invoices/${id}/pay`, { method: 'POST' })).status).toBe(200)
  })

  test.each([
    [{ htmlError: true }, 500, /<h1>500/],
    [{ rateLimited: true }, 429, /RATE_LIMIT_EXCEEDED/],
    [{ malformedJson: true }, 200, /^\{"id":"half$/],
  ])('with the switch %j responds with status %i', async (switches, status, text) => {
    await misbehave(switches)
    const response = await sandbox.call('/v2/invoices')
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(text)
  })

  test('requires the secret key to change its switches, and behaves normally if no switch is on', async () => {
    const anonymous = await fetch(`${sandbox.url}/admin/misbehave`, { method: 'POST', body: '{"htmlError":true}' })
    expect(anonymous.status).toBe(401)
    await misbehave({ htmlError: true })
    await misbehave({})
    expect((await sandbox.call('/v2/invoices')).status).toBe(200)
  })
})

describe('the payment page', () => {
  const press = (id: string, action: string) =>
    fetch(`${sandbox.url}/web/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action, channel: 'BCA' }),
      redirect: 'manual',
    })
  const withReturns = () =>
    sandbox.invoices.create(
      {
        external_id: 'order-1',
        amount: 1_650_000,
        description: '<script>alert(1)</script>',
        success_redirect_url: 'http://localhost:4321/ok',
        failure_redirect_url: 'http://localhost:4321/no',
      },
      sandbox.url,
    )

  test('shows the amount and escapes untrusted text', async () => {
    const html = await (await fetch(withReturns().invoice_url)).text()
    expect(html).toContain('Rp1.650.000')
    expect(html).not.toContain('<script>')
    for (const name of ['Pay', 'Fail', 'Let it expire']) expect(html).toContain(`>${name}</button>`)
  })

  test.each([
    ['pay', 'PAID', 'http://localhost:4321/ok'],
    ['fail', 'PENDING', 'http://localhost:4321/no'],
    ['expire', 'EXPIRED', 'http://localhost:4321/no'],
  ])('responds to the action %j with the invoice status %j and a redirect to %s', async (action, status, address) => {
    const { id } = withReturns()
    const response = await press(id, action)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(address)
    expect(sandbox.invoices.get(id).status).toBe(status)
  })

  test('does not pay a paid invoice again', async () => {
    const { id } = withReturns()
    await press(id, 'pay')
    const before = sandbox.invoices.get(id).payment_id
    await press(id, 'pay')
    expect(sandbox.invoices.get(id).payment_id).toBe(before)
  })

  test('returns 404 for an unknown invoice', async () => {
    expect((await fetch(`${sandbox.url}/web/nothing`)).status).toBe(404)
  })
})
