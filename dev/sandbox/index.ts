import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { sandboxKeys } from '../../functions/hosts/env.ts'
import type { Settings } from '../settings/settings.ts'
import { adminApi } from './admin.ts'
import { xenditApi } from './api.ts'
import { createInvoices, type Invoices } from './invoices.ts'
import { paymentPage } from './payment-page.ts'
import { createRefunds, type Refunds } from './refunds.ts'
import { openStore } from './store.ts'
import { ApiError, type Misbehaviour, normalBehaviour } from './types.ts'
import { createWebhooks, type Webhooks, xenditRetryTimesMs } from './webhooks.ts'

export { xenditRetryTimesMs } from './webhooks.ts'

export interface SandboxOptions {
  secretKey: string
  webhookToken: string
  webhookUrl: string
  /** Created if missing. */
  stateFile: string
  now: () => Date
  /** When a webhook is retried: times (ms) after its first delivery attempt. Defaults to Xendit's times. */
  retryTimesMs?: readonly number[]
  /** The origin of the sandbox for links, if it differs from the origin of the requests. */
  publicUrl?: string
}

export interface Sandbox {
  app: Hono
  invoices: Invoices
  refunds: Refunds
  webhooks: Webhooks
  misbehaviour: Misbehaviour
  /** Stops sending webhooks. The next sandbox with the same `stateFile` sends the webhooks that are due. */
  close(): void
}

/**
 * Replaces Xendit in development and tests, and must be mounted at the root of a server. Webhooks that were due before
 * a restart are sent immediately.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { secretKey, webhookToken, webhookUrl, now } = options
  const store = openStore(options.stateFile)
  const misbehaviour = { ...normalBehaviour }
  const webhooks = createWebhooks(store, {
    url: webhookUrl,
    token: webhookToken,
    now,
    retryTimesMs: options.retryTimesMs ?? xenditRetryTimesMs,
    misbehaviour,
  })
  const invoices = createInvoices(store, webhooks, now)
  const refunds = createRefunds({ store, invoices, webhooks, misbehaviour, now })
  const baseUrl = (request: Request) => options.publicUrl ?? new URL(request.url).origin

  const app = new Hono()
  app.onError((error) => {
    if (error instanceof ApiError) return error.toResponse()
    console.error(error)
    return new ApiError(500, 'SERVER_ERROR', 'Something went wrong.').toResponse()
  })
  app.route('/', paymentPage({ invoices, refunds, misbehaviour, baseUrl }))
  for (const path of ['/admin/*', '/v2/*', '/invoices/*', '/refunds', '/refunds/*'])
    app.use(path, requireKey(secretKey))
  app.route('/', adminApi({ store, invoices, refunds, webhooks, misbehaviour }))
  app.route('/', xenditApi({ invoices, refunds, misbehaviour, baseUrl }))
  webhooks.sendDue()
  return { app, invoices, refunds, webhooks, misbehaviour, close: () => webhooks.close() }
}

/** Requires basic authentication with the secret key as user name and an empty password. */
function requireKey(secretKey: string): MiddlewareHandler {
  const expectedHeader = `Basic ${btoa(`${secretKey}:`)}`
  return async (c, next) => {
    if (c.req.header('authorization') === expectedHeader) return next()
    throw new ApiError(401, 'INVALID_API_KEY', 'API key is not authorized for this API service.')
  }
}

/** Returns null if the environment has a key of the real Xendit. */
export function createPaymentSandbox(settings: Settings, env: Record<string, string | undefined>): Sandbox | null {
  const isSandboxUrl = env.XENDIT_URL?.startsWith(settings.toolsUrl) ?? false
  if (env.XENDIT_SECRET_KEY && !isSandboxUrl) return null
  return createSandbox({
    secretKey: env.XENDIT_SECRET_KEY || sandboxKeys.secretKey,
    webhookToken: env.XENDIT_WEBHOOK_TOKEN || sandboxKeys.webhookToken,
    webhookUrl: `http://localhost:${settings.sitePort}/api/webhooks/xendit`,
    stateFile: join(settings.dataDir, 'payments.json'),
    publicUrl: settings.toolsUrl,
    now: () => new Date(),
  })
}
