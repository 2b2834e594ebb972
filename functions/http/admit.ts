import type { Endpoint, EndpointName } from '@nusa/shared/api'
import { isFromOurSite } from '@nusa/shared/callers'
import type { Deps } from '../deps.ts'
import { type Failure, fail } from '../failure.ts'
import { count } from './count.ts'
import { everywhere, rateLimits } from './rate-limits.ts'
import { isSameSecret } from './secret.ts'

/** Counts the attempt of this address; a failure where there were too many. */
export async function admitAddress(deps: Deps, name: EndpointName, ip: string): Promise<Failure | null> {
  const limit = rateLimits[name]?.ip
  return (await count(deps, 'any', ip, everywhere)) ?? (limit ? count(deps, name, ip, limit) : null)
}

/** Whether the request may write at all: ours by its origin, Xendit's by its token, which is looked at first. */
export function admitWriter(
  deps: Deps,
  endpoint: Endpoint,
  request: Request,
  origins: ReadonlySet<string>,
): Failure | null {
  if (endpoint.auth === 'xendit') {
    const token = request.headers.get('x-callback-token') ?? ''
    return isSameSecret(token, deps.settings.webhookToken) ? null : fail('webhook_unauthorized')
  }
  if (endpoint.method === 'GET') return null
  if (!isFromOurSite(request, origins)) return fail('forbidden_origin')
  return isOfAForm(request) ? fail('unsupported_media_type') : null
}

/** What a page of another site can send without asking first, were its origin ever believed. */
function isOfAForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
}
