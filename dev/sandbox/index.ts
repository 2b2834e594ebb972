import { Hono, type MiddlewareHandler } from 'hono'
import { adminApi } from './admin.ts'
import { xenditApi } from './api.ts'
import { ApiError } from './api-error.ts'
import { hostedPage } from './hosted-page.ts'
import { createInvoices, type Invoices } from './invoices.ts'
import { createRefunds, type Refunds } from './refunds.ts'
import { openStore } from './store.ts'
import { goodDay, type Misbehaviour } from './types.ts'
import { createWebhooks, type Webhooks, xenditRetryDelays } from './webhooks.ts'

export { sandboxDefaults } from './defaults.ts'
export { xenditRetryDelays } from './webhooks.ts'

export interface SandboxOptions {
  secretKey: string
  webhookToken: string
  /** Where the shop takes webhooks. */
  webhookUrl: string
  /** Its memory; made where there is none. */
  stateFile: string
  now: () => Date
  /** Milliseconds after the first call of a webhook at which it is called again; Xendit's own, where none are given. */
  retryDelays?: readonly number[]
  /** Its public address, where it is not the one it is called by. */
  publicUrl?: string
}

export interface Sandbox {
  app: Hono
  invoices: Invoices
  refunds: Refunds
  webhooks: Webhooks
  misbehaviour: Misbehaviour
  /** Stops sending webhooks; what is due is sent by the next sandbox on the same file. */
  close(): void
}

/**
 * Stands in for Xendit on a developer's machine and in tests: the same calls, errors and webhooks, and a page to pay on.
 * Mounted at the root of a server; webhooks that were due before a restart go out at once.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { secretKey, webhookToken, webhookUrl, now, retryDelays = xenditRetryDelays } = options
  const store = openStore(options.stateFile)
  const misbehaviour = { ...goodDay }
  const webhooks = createWebhooks(store, { url: webhookUrl, token: webhookToken, now, retryDelays, misbehaviour })
  const invoices = createInvoices(store, webhooks, now)
  const refunds = createRefunds({ store, invoices, webhooks, misbehaviour, now })
  const base = (request: Request) => options.publicUrl ?? new URL(request.url).origin

  const app = new Hono()
  app.onError((error) => {
    if (error instanceof ApiError) return error.toResponse()
    console.error(error)
    return new ApiError(500, 'SERVER_ERROR', 'Something went wrong.').toResponse()
  })
  app.route('/', hostedPage({ invoices, refunds, misbehaviour, base }))
  for (const path of ['/admin/*', '/v2/*', '/invoices/*', '/refunds', '/refunds/*']) app.use(path, checkKey(secretKey))
  app.route('/', adminApi({ store, invoices, refunds, webhooks, misbehaviour }))
  app.route('/', xenditApi({ invoices, refunds, misbehaviour, base }))
  webhooks.run()
  return { app, invoices, refunds, webhooks, misbehaviour, close: () => webhooks.close() }
}

/** Basic auth with the secret key as the name and no password. */
function checkKey(secretKey: string): MiddlewareHandler {
  const expected = `Basic ${btoa(`${secretKey}:`)}`
  return async (c, next) => {
    if (c.req.header('authorization') === expected) return next()
    throw new ApiError(401, 'INVALID_API_KEY', 'API key is not authorized for this API service.')
  }
}
