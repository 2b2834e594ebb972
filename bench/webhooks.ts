import { dirname, join } from 'node:path'
import { createBookingResponseSchema, createXenditInvoiceResponseSchema } from '@nusa/shared/booking'
import pg from 'pg'
import { buildOutputs } from '../dev/product/commands.ts'
import { callApi } from './chaos/call-api.ts'
import { createCart, createLedger } from './chaos/cart.ts'
import type { Sizes } from './chaos/plan.ts'
import { startWorld, type World } from './chaos/world.ts'
import { type Figure, percentile } from './figure.ts'

const concurrency = 16
const invoiceCount = 480
/** The number of invoices for which `webhooksPerInvoice` webhooks are sent at the same time. */
const repeatedInvoiceCount = 24
const webhooksPerInvoice = 10
const maxP99Ms = 100

const sizes: Sizes = {
  openCarts: 0,
  limitedCarts: 0,
  limitedDays: 1,
  dailyCapacity: 1,
  travellers: 8,
  clients: concurrency,
  processes: 1,
  failures: { 'a process killed': 0, 'Postgres killed': 0, 'Postgres restarted': 0 },
  canProviderHang: false,
}

/** Measures the response to webhooks for different invoices, and to ten concurrent webhooks for the same invoice. */
export async function measureWebhooks(folder = dirname(buildOutputs.functions)): Promise<Figure[]> {
  const programs = { serve: [join(folder, 'node.mjs')], sweep: [join(folder, 'sweep.mjs')] }
  const world = await startWorld({ seed: 0, sizes }, programs)
  try {
    world.provider.stopFaults()
    // The benchmark sends the webhooks itself.
    world.sandbox.misbehaviour.loseWebhooks = true
    const warmUpIds = await createPaidInvoices(world, concurrency * 4)
    await sendWebhooks(world, warmUpIds)
    const invoiceIds = await createPaidInvoices(world, invoiceCount)
    const startedAt = performance.now()
    const samples = await sendWebhooks(world, invoiceIds)
    const perSecond = invoiceCount / ((performance.now() - startedAt) / 1000)
    const repeatedIds = await createPaidInvoices(world, repeatedInvoiceCount)
    const repeatedSamples: number[] = []
    for (const id of repeatedIds)
      repeatedSamples.push(...(await sendWebhooks(world, Array<string>(webhooksPerInvoice).fill(id))))
    await checkSettledOnce(world)
    return [
      createDurationFigure(`webhook, ${concurrency} at once`, samples, ` · ${Math.round(perSecond)}/s`),
      createDurationFigure(`webhook, one invoice ${webhooksPerInvoice} times at once`, repeatedSamples),
    ]
  } finally {
    await world.stop()
  }
}

function createDurationFigure(name: string, samples: number[], suffix = ''): Figure {
  const p50 = percentile(samples, 0.5)
  const p99 = percentile(samples, 0.99)
  const value = `p50 ${Math.round(p50)} ms · p99 ${Math.round(p99)} ms${suffix}`
  return { name, value, limit: `p99 ${maxP99Ms} ms`, isWithin: p99 <= maxP99Ms }
}

/** Creates and pays invoices, and returns the IDs of the provider's invoices. */
async function createPaidInvoices(world: World, count: number): Promise<string[]> {
  const serverUrl = world.servers[0]?.url ?? ''
  const ledger = createLedger()
  const callServer = async (path: string, index: number, body: object): Promise<unknown> => {
    const result = await callApi(ledger, serverUrl + path, {
      cookie: world.cookies[index % sizes.travellers] ?? '',
      body,
    })
    if (result !== 'no-response' && 'body' in result) return result.body
    throw new Error(`${path} returned ${JSON.stringify(result)}.`)
  }
  return runConcurrently(count, async (index) => {
    const tourChoices = { openAdults: 2, openDay: index % 20, limitedAdults: 0, limitedDay: 0 }
    const { request } = createCart(
      { ...tourChoices, abortsAfterMs: null, clicksTwice: false, lastAction: 'pay' },
      world.content,
    )
    const { invoiceId } = createBookingResponseSchema.parse(await callServer('/api/bookings', index, request))
    const payment = await callServer('/api/create-xendit-invoice', index, { external_id: invoiceId })
    const id = createXenditInvoiceResponseSchema.parse(payment).invoice_url.split('/').at(-1) ?? ''
    world.sandbox.invoices.pay(id, 'QRIS')
    return id
  })
}

/** Sends a webhook for each invoice, and returns the durations in milliseconds. */
function sendWebhooks({ servers, sandbox }: World, ids: readonly string[]): Promise<number[]> {
  return runConcurrently(ids.length, async (index) => {
    const startedAt = performance.now()
    const response = await fetch(`${servers[0]?.url}/api/webhooks/xendit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': sandbox.webhookToken },
      body: JSON.stringify({ id: ids[index], external_id: 'as it says', status: 'PAID' }),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A webhook got status ${response.status}.`)
    return performance.now() - startedAt
  })
}

async function runConcurrently<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let nextIndex = 0
  const worker = async () => {
    while (nextIndex < count) results.push(await work(nextIndex++))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

async function checkSettledOnce({ database }: World): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ wrong: number }>(
    `select count(*)::integer as wrong from invoices where status <> 'paid'
     or 1 <> (select count(*) from payment_events where invoice_id = invoices.id)
     or 1 <> (select count(*) from outgoing_mails where invoice_id = invoices.id and kind = 'payment_received')`,
  )
  await client.end()
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} invoices were not settled exactly once.`)
}

// This file can also be run alone: node bench/webhooks.ts
if (process.argv[1] === import.meta.filename) {
  const figures = await measureWebhooks()
  console.log(figures.map(({ name, value }) => `${name.padEnd(50)} ${value}`).join('\n'))
  process.exit(figures.every(({ isWithin }) => isWithin) ? 0 : 1)
}
