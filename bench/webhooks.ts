import { dirname, join } from 'node:path'
import { createXenditInvoiceAnswerSchema, placeBookingAnswerSchema } from '@nusa/shared/booking'
import pg from 'pg'
import { outputs } from '../dev/product/parts.ts'
import { call } from './chaos/call.ts'
import { makeCart } from './chaos/cart.ts'
import { newLedger } from './chaos/ledger.ts'
import type { Sizes } from './chaos/plan.ts'
import { startWorld, type World } from './chaos/world.ts'
import { type Figure, percentile } from './figure.ts'

const atOnce = 16
const distinct = 480
/** Invoices that are each reported ten times at once. */
const repeated = 24
const times = 10
const limit = 100

const sizes: Sizes = {
  bookings: 0,
  crowd: 0,
  limitedDays: 1,
  placesPerDay: 1,
  travellers: 8,
  clients: atOnce,
  processes: 1,
  disasters: { 'a process killed': 0, 'Postgres killed': 0, 'Postgres restarted': 0 },
  hangs: false,
}

/**
 * Measures how long the payment provider waits for the response to its webhook: each for a different invoice, and ten
 * at once for the same invoice.
 */
export async function measureWebhooks(folder = dirname(outputs.functions)): Promise<Figure[]> {
  const programs = { serve: [join(folder, 'node.mjs')], sweep: [join(folder, 'sweep.mjs')] }
  const world = await startWorld({ seed: 0, sizes }, programs)
  try {
    world.provider.calmDown()
    world.sandbox.misbehaviour.loseWebhooks = true
    await report(world, await makePaid(world, atOnce * 4))
    const reports = await makePaid(world, distinct)
    const started = performance.now()
    const samples = await report(world, reports)
    const perSecond = distinct / ((performance.now() - started) / 1000)
    const again = await makePaid(world, repeated)
    const crowded: number[] = []
    for (const id of again) crowded.push(...(await report(world, Array<string>(times).fill(id))))
    await requireSettledOnce(world)
    return [
      figure(`webhook, ${atOnce} at once`, samples, ` · ${Math.round(perSecond)}/s`),
      figure(`webhook, one invoice ${times} times at once`, crowded),
    ]
  } finally {
    await world.stop(false)
  }
}

function figure(name: string, samples: number[], more = ''): Figure {
  const [p50, p99] = [percentile(samples, 0.5), percentile(samples, 0.99)]
  const value = `p50 ${Math.round(p50)} ms · p99 ${Math.round(p99)} ms${more}`
  return { name, value, limit: `p99 ${limit} ms`, isWithin: p99 <= limit }
}

/** Books and pays `count` invoices without webhooks, and returns the provider's invoice ids. */
async function makePaid(world: World, count: number): Promise<string[]> {
  const address = world.servers[0]?.address ?? ''
  const ledger = newLedger()
  const ask = async (path: string, number: number, body: object): Promise<unknown> => {
    const heard = await call(ledger, address + path, { cookie: world.cookies[number % sizes.travellers] ?? '', body })
    if (heard !== 'nothing' && 'ok' in heard) return heard.ok
    throw new Error(`${path} was answered with ${JSON.stringify(heard)}.`)
  }
  return inTurns(count, async (number) => {
    const wish = { open: 2, openDay: number % 20, limited: 0, limitedDay: 0 }
    const { request } = makeCart({ ...wish, givesUpAfter: null, clicksTwice: false, goal: 'pay' }, world.content)
    const { invoiceId } = placeBookingAnswerSchema.parse(await ask('/api/bookings', number, request))
    const where = await ask('/api/create-xendit-invoice', number, { external_id: invoiceId })
    const id = createXenditInvoiceAnswerSchema.parse(where).invoice_url.split('/').at(-1) ?? ''
    world.sandbox.invoices.pay(id, 'QRIS')
    return id
  })
}

/** Sends payment webhooks, and returns the duration of each response in milliseconds. */
function report({ servers, sandbox }: World, ids: readonly string[]): Promise<number[]> {
  return inTurns(ids.length, async (number) => {
    const started = performance.now()
    const answer = await fetch(`${servers[0]?.address}/api/webhooks/xendit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': sandbox.webhookToken },
      body: JSON.stringify({ id: ids[number], external_id: 'as it says', status: 'PAID' }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}.`)
    return performance.now() - started
  })
}

async function inTurns<T>(count: number, work: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) results.push(await work(next++))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

async function requireSettledOnce({ database }: World): Promise<void> {
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

// Run on its own: node bench/webhooks.ts
if (process.argv[1] === import.meta.filename) {
  const figures = await measureWebhooks()
  console.log(figures.map(({ name, value }) => `${name.padEnd(50)} ${value}`).join('\n'))
  process.exit(figures.every(({ isWithin }) => isWithin) ? 0 : 1)
}
