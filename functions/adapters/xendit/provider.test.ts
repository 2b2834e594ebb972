import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseCreateRequest } from '../../../dev/sandbox/parse-create-request.ts'
import { serveLocally, startTestSandbox, type TestSandbox } from '../../../dev/sandbox/testing.ts'
import { sandboxKeys } from '../../hosts/env.ts'
import { isFailure } from '../../ports/failure.ts'
import type { PaymentRequest } from '../../ports/payments.ts'
import { type XenditOptions, xenditProvider } from './provider.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  await sandbox.call('/admin/misbehave', { method: 'POST', body: {} })
})

const { secretKey } = sandboxKeys
const problems = { record: async () => {} }
const createProvider = (url: string, changes: Partial<XenditOptions> = {}) =>
  xenditProvider({ secretKey, url, log: () => {}, problems, timeoutMs: 10_000, ...changes })
const provider = () => createProvider(sandbox.url)
let orders = 0

function createRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  orders += 1
  return {
    externalId: `order-${orders}`,
    idsSettledByStaff: [],
    amount: 1_100_000,
    taxAmount: 100_000,
    description: 'Nusa booking NUSA-1',
    durationSeconds: 3600,
    customer: {
      email: 'ayu@example.com',
      givenNames: 'Ayu',
      surname: 'Lestari',
      mobileNumber: '',
      address: { country: 'Indonesia', streetLine1: 'Jl. Raya 1', city: 'Ubud' },
    },
    items: [{ name: 'Ubud rice terraces', price: 1_000_000, quantity: 1 }],
    successUrl: 'http://localhost:4321/ok',
    failureUrl: 'http://localhost:4321/no',
    ...changes,
  }
}

/** Starts a server that answers every call with the same JSON. */
async function withResponse(answer: unknown, work: (url: string) => Promise<void>): Promise<void> {
  const server = await serveLocally(() => Response.json(answer))
  await work(server.url)
  await server.stop()
}

/** Starts the sandbox behind a proxy that runs an action right after invoices were listed. */
async function afterFirstList(action: () => void, work: (url: string) => Promise<void>): Promise<void> {
  const server = await serveLocally(async (request) => {
    const answer = await sandbox.app.fetch(request)
    if (new URL(request.url).searchParams.has('external_id')) action()
    return answer
  })
  await work(server.url)
  await server.stop()
}

describe('opening an invoice', () => {
  test('returns the same invoice if the order already has an open invoice', async () => {
    const request = createRequest()
    const first = await provider().open(request)
    expect(first).toMatchObject({
      externalId: request.externalId,
      status: 'pending',
      amount: 1_100_000,
      currency: 'IDR',
    })
    expect(await provider().open(request)).toEqual(first)
  })

  test('returns the amount, the time and the method of the payment if the order is already paid', async () => {
    const request = createRequest()
    const opened = await provider().open(request)
    sandbox.invoices.pay('id' in opened ? opened.id : '', 'BCA')
    expect(await provider().open(request)).toMatchObject({
      status: 'paid',
      rawStatus: 'PAID',
      paidAmount: 1_100_000,
      paymentMethod: 'BANK_TRANSFER · BCA',
      paidAt: expect.any(Date),
    })
  })

  test('creates a new invoice after expiring an invoice with another amount, or if the existing invoice has expired', async () => {
    const request = createRequest()
    const first = await provider().open(request)
    const second = await provider().open({ ...request, amount: 1_200_000 })
    expect('id' in first && 'id' in second && first.id !== second.id).toBe(true)
    expect(sandbox.invoices.get('id' in first ? first.id : '').status).toBe('EXPIRED')
    sandbox.invoices.expire('id' in second ? second.id : '')
    expect(await provider().open({ ...request, amount: 1_200_000 })).not.toEqual(second)
  })

  test('creates no invoice if the open invoice with another amount is paid before it can be expired', async () => {
    const request = createRequest()
    const first = await provider().open(request)
    const id = 'id' in first ? first.id : ''
    await afterFirstList(
      () => sandbox.invoices.pay(id, 'QRIS'),
      async (url) => {
        const opened = await createProvider(url).open({ ...request, amount: 5000 })
        expect(opened).toMatchObject({ id, status: 'paid', amount: 1_100_000 })
      },
    )
    expect(sandbox.invoices.list({ externalId: request.externalId, statuses: [], limit: 9 })).toHaveLength(1)
  })

  test.each([1_100_000, 9_999])('expires all but one open invoice, even if one is for %d rupiah', async (amount) => {
    const request = createRequest()
    const first = await provider().open(request)
    const { id } = sandbox.invoices.create(parseCreateRequest({ external_id: request.externalId, amount }), sandbox.url)
    const opened = await provider().open(request)
    const open = sandbox.invoices
      .list({ externalId: request.externalId, statuses: [], limit: 9 })
      .filter(({ status }) => status === 'PENDING')
    expect(open.map((invoice) => invoice.id)).toEqual(['id' in opened ? opened.id : ''])
    if (amount !== request.amount) expect(opened).toEqual(first)
    expect([first, { id }].map((one) => ('id' in one ? one.id : ''))).toContain(open[0]?.id)
  })

  test('returns a failure if the provider rejects the request', async () => {
    const refused = createRequest({ successUrl: 'not an address' })
    expect(await provider().open(refused)).toEqual({ failure: 'payment_failed' })
  })
})

describe('a response of Xendit', () => {
  const validInvoice = { id: 'theirs', external_id: 'order', status: 'PENDING', amount: 5000, currency: 'IDR' }

  test("is accepted without fields that only Xendit's client library requires", async () => {
    await withResponse({ ...validInvoice, invoice_url: 'https://pay.example/1' }, async (url) => {
      expect(await createProvider(url).get('theirs')).toMatchObject({ id: 'theirs', url: 'https://pay.example/1' })
    })
  })

  test.each([['javascript:alert(1)'], ['/pay'], ['']])('has no URL if its invoice_url is %j', async (invoice_url) => {
    await withResponse({ ...validInvoice, invoice_url }, async (url) => {
      expect(await createProvider(url).get('theirs')).toMatchObject({ url: null })
    })
  })

  test.each([[{ ...validInvoice, amount: '5000' }], [{}], [[]], [null], ['text']])(
    'results in payment_failed if its body is %j',
    async (answer) => {
      await withResponse(answer, async (url) => {
        expect(await createProvider(url).get('theirs')).toEqual({ failure: 'payment_failed' })
      })
    },
  )
})

describe('expiring an invoice', () => {
  test('closes an open invoice', async () => {
    const opened = await provider().open(createRequest())
    expect(await provider().expire('id' in opened ? opened.id : '')).toMatchObject({ status: 'expired' })
  })

  test('returns the status "paid" if the invoice was paid just before', async () => {
    const opened = await provider().open(createRequest())
    const id = 'id' in opened ? opened.id : ''
    sandbox.invoices.pay(id, 'QRIS')
    expect(await provider().expire(id)).toMatchObject({ status: 'paid' })
  })
})

test('get returns null for an unknown invoice', async () => {
  expect(await provider().get('nothing')).toBeNull()
})

test('a call returns a failure if the provider redirects or is unreachable, and an unreachable provider is logged', async () => {
  const closedServer = await serveLocally(() => new Response())
  await closedServer.stop()
  const lines: unknown[] = []
  const unreachable = createProvider(closedServer.url, { log: (line) => lines.push(line) })
  expect(await unreachable.get('theirs')).toEqual({ failure: 'payment_failed' })
  expect(lines).toMatchObject([{ event: 'xendit-failed', code: 'ECONNREFUSED' }])
  const redirectingServer = await serveLocally(() => Response.redirect(`${sandbox.url}/v2/invoices`))
  expect(await createProvider(redirectingServer.url).get('theirs')).toEqual({ failure: 'payment_failed' })
  await redirectingServer.stop()
})

test('a call returns a failure after the timeout if the provider does not respond', async () => {
  await sandbox.call('/admin/misbehave', { method: 'POST', body: { slowMs: 60_000 } })
  const impatient = createProvider(sandbox.url, { timeoutMs: 100 })
  expect(await impatient.get('theirs')).toEqual({ failure: 'payment_timeout' })
  expect(await impatient.open(createRequest())).toEqual({ failure: 'payment_timeout' })
})

test('the API key is not logged', async () => {
  const lines: unknown[] = []
  const changes = { secretKey: 'xnd_development_wrong', log: (line: unknown) => void lines.push(line) }
  await createProvider(sandbox.url, changes).get('a')
  expect(lines).toEqual([{ level: 'warn', event: 'xendit-failed', call: 'get', status: 401, code: 'INVALID_API_KEY' }])
})

describe('the list of paid invoices', () => {
  const paid = (number: number, status = 'PAID') => ({
    id: `id-${number}`,
    external_id: `order-${number}`,
    status,
    amount: 1,
  })

  test('is read page by page', async () => {
    const all = Array.from({ length: 204 }, (_, number) => paid(number, number === 7 ? 'PENDING' : 'SETTLED'))
    const requestedUrls: string[] = []
    const server = await serveLocally((request) => {
      const { searchParams } = new URL(request.url)
      requestedUrls.push(searchParams.toString())
      const start = all.findIndex(({ id }) => id === searchParams.get('last_invoice')) + 1
      return Response.json(all.slice(start, start + Number(searchParams.get('limit'))))
    })
    const sizes: number[] = []
    let goOn: string | null = null
    do {
      const page = await createProvider(server.url).listPaid(new Date(0), goOn)
      if (isFailure(page)) throw new Error(page.failure)
      sizes.push(page.invoices.length)
      goOn = page.cursor
    } while (goOn !== null)
    await server.stop()
    expect(sizes).toEqual([99, 100, 4])
    const first = 'statuses=PAID&statuses=SETTLED&limit=100&created_after=1970-01-01T00%3A00%3A00.000Z'
    expect(requestedUrls).toEqual([first, `${first}&last_invoice=id-99`, `${first}&last_invoice=id-199`])
  })

  test('excludes unpaid invoices and invoices created before the given time', async () => {
    const [first, second, third] = [0, 1, 2].map(() =>
      sandbox.invoices.create({ external_id: 'of-today', amount: 1000 }, sandbox.url),
    )
    for (const invoice of [first, second]) if (invoice) sandbox.invoices.pay(invoice.id, 'QRIS')
    if (first) first.created = '2020-01-01T00:00:00.000Z'
    const page = await provider().listPaid(new Date(Date.now() - 60_000), null)
    const ids = isFailure(page) ? [] : page.invoices.map(({ id }) => id)
    expect([first, second, third].map((invoice) => ids.includes(invoice?.id ?? ''))).toEqual([false, true, false])
  })
})
