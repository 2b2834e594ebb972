import type { Endpoint, EndpointName } from '@nusa/shared/api'
import { isFromOurSite } from '@nusa/shared/callers'
import type { Deps } from '../ports/deps.ts'
import { type Failure, fail } from '../ports/failure.ts'
import { limitAttempts } from './limit-attempts.ts'
import { globalIpLimit, rateLimits } from './rate-limits.ts'
import { isSameSecret } from './secret.ts'

/** Counts the attempt against the IP address. Returns a failure if a limit is exceeded. */
export async function limitIpAttempts(deps: Deps, name: EndpointName, ip: string): Promise<Failure | null> {
  const limit = rateLimits[name]?.ip
  return (await limitAttempts(deps, 'any', ip, globalIpLimit)) ?? (limit ? limitAttempts(deps, name, ip, limit) : null)
}

/**
 * Checks whether a writing request is allowed: by its origin, or for Xendit's webhooks by their token, which is checked first.
 */
export function checkWriteAllowed(
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
  return hasFormContentType(request) ? fail('unsupported_media_type') : null
}

/** Returns whether the body has a type that a form on another site can send without a CORS preflight. */
function hasFormContentType(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
}
