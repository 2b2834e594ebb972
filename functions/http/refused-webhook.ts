import type { Deps } from '../ports/deps.ts'
import { isFailure } from '../ports/failure.ts'
import { countAttempt } from '../services/limits.ts'
import { readJson } from './parse.ts'
import { refusedWebhookLimits } from './rate-limits.ts'

/** Xendit's webhooks have about one kilobyte. */
const maxWebhookBytes = 16 * 1024

const invoiceIdPattern = /^[\w-]{1,100}$/

/**
 * Logs a webhook with a wrong token, and records which payment it announces. Anyone can send such webhooks, so the
 * number of recorded webhooks is limited. The limit per IP address prevents a stranger from exhausting the total limit,
 * so that webhooks from Xendit are still recorded.
 */
export async function recordRefusedWebhook(deps: Deps, request: Request, ip: string): Promise<void> {
  const { perIpAddress, allIpAddresses } = refusedWebhookLimits
  if ((await countAttempt(deps, 'refused-webhook', ip, perIpAddress)) !== null) return
  if ((await countAttempt(deps, 'refused-webhook-total', 'all', allIpAddresses)) !== null) return
  const hasToken = request.headers.has('x-callback-token')
  const id = hasToken ? await readInvoiceId(request) : null
  const isOurInvoice = id !== null && (await deps.webhookProblems.recordRefused(id))
  deps.log({
    level: 'warn',
    event: 'webhook-refused',
    token: hasToken ? 'wrong' : 'missing',
    isAboutOurInvoice: isOurInvoice,
  })
}

async function readInvoiceId(request: Request): Promise<string | null> {
  const body = await readJson(request, maxWebhookBytes)
  if (isFailure(body)) return null
  const { value } = body
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' && invoiceIdPattern.test(value.id) ? value.id : null
}
