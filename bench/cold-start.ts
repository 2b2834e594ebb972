import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { findFreePort } from '../dev/processes/ports.ts'
import { buildOutputs, ROOT } from '../dev/product/commands.ts'
import type { Product } from '../dev/product/product.ts'
import { findBookableTours, sendBooking } from './booking/request.ts'
import { signInTravellers } from './booking/travellers.ts'
import { type Measure, percentile } from './figure.ts'

const RUN_COUNT = 5
const MAX_RATIO = 4

/** Sends a request, and returns whether the response was successful. */
type SendRequest = (serverUrl: string) => Promise<boolean>

const bareServerCode = `
  import { serve } from '@hono/node-server'
  import { Hono } from 'hono'
  const app = new Hono().get('/api/currency-rates', (c) => c.json({}))
  serve({ fetch: app.fetch, port: Number(process.env.SITE_PORT) })`

/**
 * Measures how long a process with the bundled API takes from its start until its first response: a read from the
 * database, or a booking. A minimal Hono server is measured for comparison. The three measurements alternate, so that
 * changes in the load of the machine affect all of them.
 */
export const measureColdStart: Measure = async (product) => {
  const bareFile = join(ROOT, 'functions', 'dist', 'bare-hono.mjs')
  await build({
    stdin: { contents: bareServerCode, resolveDir: join(ROOT, 'functions') },
    outfile: bareFile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
  })
  const readRates: SendRequest = async (serverUrl) => (await fetch(`${serverUrl}/api/currency-rates`)).ok
  const book = await prepareBooking(product)
  const times: Record<'bare' | 'read' | 'book', number[]> = { bare: [], read: [], book: [] }
  for (let run = 0; run < RUN_COUNT; run++) {
    times.bare.push(await measureColdStartMs(product, bareFile, readRates))
    times.read.push(await measureColdStartMs(product, buildOutputs.functions, readRates))
    times.book.push(await measureColdStartMs(product, buildOutputs.functions, book))
  }
  const bareMedian = percentile(times.bare, 0.5)
  const ratioOf = (samples: number[]) => percentile(samples, 0.5) / bareMedian
  const formatTimes = (samples: number[]) =>
    `${Math.round(percentile(samples, 0.5))} ms, ${ratioOf(samples).toFixed(1)} × bare Hono`
  return [
    { name: 'cold start of a bare Hono handler', value: `${Math.round(bareMedian)} ms` },
    {
      name: 'cold start of the functions',
      value: formatTimes(times.read),
      limit: `${MAX_RATIO} × bare Hono`,
      isWithin: ratioOf(times.read) <= MAX_RATIO,
    },
    { name: 'cold start with a booking', value: formatTimes(times.book) },
  ]
}

async function prepareBooking(product: Product): Promise<SendRequest> {
  const [tour] = await findBookableTours(product, 1)
  const [cookie] = await signInTravellers(product, 1)
  if (!tour || !cookie) throw new Error('No tour can be booked.')
  return async (serverUrl) => {
    const { outcome } = await sendBooking(serverUrl, product.settings.siteUrl, cookie, tour.createRequest())
    if (outcome !== 'ok') throw new Error(`The booking was answered with ${outcome}.`)
    return true
  }
}

async function measureColdStartMs(product: Product, program: string, send: SendRequest): Promise<number> {
  const port = await findFreePort()
  const env = { ...product.environment(), SITE_PORT: String(port) }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' })
  try {
    for (;;) {
      const hasResponse = await send(`http://localhost:${port}`).catch((error: unknown) => {
        // `fetch` throws a TypeError while the process does not listen yet.
        if (error instanceof TypeError) return false
        throw error
      })
      if (hasResponse) return performance.now() - startedAt
      if (child.exitCode !== null) throw new Error('The functions did not start.')
      await wait(2)
    }
  } finally {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  }
}
