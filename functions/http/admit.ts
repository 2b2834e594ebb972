import { createHash } from 'node:crypto'
import type { Endpoint, EndpointName } from '@nusa/shared/api'
import type { Deps } from '../deps.ts'
import { type Failure, fail } from '../failure.ts'
import type { Traveller } from '../ports/accounts.ts'
import type { Limit } from '../ports/limiter.ts'
import { isFromOurSite } from './origin.ts'
import { everywhere, rateLimits } from './rate-limits.ts'
import { isSameSecret } from './secret.ts'

/** Counts the attempt of this address; a failure where there were too many. */
export async function admitAddress(deps: Deps, name: EndpointName, ip: string): Promise<Failure | null> {
  const limit = rateLimits[name]?.ip
  return (await count(deps, 'any', ip, everywhere)) ?? (limit ? count(deps, name, ip, limit) : null)
}

/** Counts the attempt against the account that it concerns; which one is kept as a hash only. */
export async function admitAccount(
  deps: Deps,
  name: EndpointName,
  body: unknown,
  traveller: Traveller | null,
): Promise<Failure | null> {
  const limit = rateLimits[name]?.account
  if (!limit) return null
  const account = traveller ? `#${traveller.id}` : await accountIn(deps, body)
  return account ? count(deps, `${name}-account`, createHash('sha256').update(account).digest('hex'), limit) : null
}

async function count(deps: Deps, name: string, key: string, limit: Limit): Promise<Failure | null> {
  const scaled = { ...limit, attempts: Math.ceil(limit.attempts * deps.settings.rateLimitScale) }
  const wait = await deps.limiter.hit(name, key, scaled)
  return wait === null ? null : fail('rate_limited', { retryAfter: wait })
}

/** The account that somebody who is not signed in names: by its e-mail, or by a token that was mailed to it, alike. */
async function accountIn({ accounts }: Deps, body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase()
  if (!('token' in body) || typeof body.token !== 'string') return null
  return (await accounts.emailToVerify(body.token)) ?? body.token
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
