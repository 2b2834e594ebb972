import { setTimeout as wait } from 'node:timers/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Invoices } from './invoices.ts'
import { parseCreateRequest } from './parse-create-request.ts'
import type { Refunds } from './refunds.ts'
import { ApiError, type Misbehaviour, type SandboxInvoice } from './types.ts'

interface ApiOptions {
  invoices: Invoices
  refunds: Refunds
  misbehaviour: Misbehaviour
  baseUrl: (request: Request) => string
}

/** Creates Xendit's API for callers that are already authenticated. */
export function xenditApi({ invoices, refunds, misbehaviour, baseUrl }: ApiOptions): Hono {
  const app = new Hono()
  app.use(misbehaviourMiddleware(misbehaviour))
  for (const path of ['/v2/invoices', '/v2/invoices/']) {
    app.post(path, async (c) => {
      const invoice = invoices.create(parseCreateRequest(await readBody(c.req.raw)), baseUrl(c.req.raw))
      return c.json(invoiceBody(invoice, misbehaviour))
    })
    app.get(path, (c) => {
      const limit = Number(c.req.query('limit') ?? 10)
      const externalId = c.req.query('external_id')
      const statuses = c.req.queries('statuses') ?? []
      const createdAfter = c.req.query('created_after')
      const lastInvoice = c.req.query('last_invoice')
      const matchingInvoices = invoices.list({
        statuses,
        limit,
        // An empty parameter counts as missing.
        externalId: externalId || undefined,
        createdAfter: createdAfter ? new Date(createdAfter) : undefined,
        lastInvoice: lastInvoice || undefined,
      })
      return c.json(matchingInvoices.map((invoice) => invoiceBody(invoice, misbehaviour)))
    })
  }
  app.get('/v2/invoices/:id', (c) => c.json(invoiceBody(invoices.get(c.req.param('id')), misbehaviour)))
  app.post('/invoices/:id/expire!', (c) => c.json(invoiceBody(invoices.expire(c.req.param('id')), misbehaviour)))
  app.post('/refunds', async (c) => {
    const key = c.req.header('idempotency-key') ?? null
    return c.json(refunds.create(key, await readBody(c.req.raw)))
  })
  app.get('/refunds/:id', (c) => c.json(refunds.get(c.req.param('id'))))
  return app
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new ApiError(400, 'INVALID_JSON_FORMAT', 'The request body is not JSON.')
  }
}

function invoiceBody(invoice: SandboxInvoice, { noInvoiceUrl, status }: Misbehaviour): object {
  const { invoice_url, ...otherFields } = invoice
  const body = noInvoiceUrl ? otherFields : { ...otherFields, invoice_url }
  return status === null ? body : { ...body, status }
}

function misbehaviourMiddleware(misbehaviour: Misbehaviour): MiddlewareHandler {
  return async (c, next) => {
    if (misbehaviour.slowMs > 0)
      await wait(misbehaviour.slowMs, undefined, { signal: c.req.raw.signal }).catch(() => {})
    if (misbehaviour.htmlError) return c.html('<html><body><h1>500 Internal Server Error</h1></body></html>', 500)
    if (misbehaviour.rateLimited) {
      return new ApiError(429, 'RATE_LIMIT_EXCEEDED', 'You have exceeded the rate limit.').toResponse()
    }
    if (misbehaviour.malformedJson) return c.body('{"id":"half', 200, { 'content-type': 'application/json' })
    return next()
  }
}
