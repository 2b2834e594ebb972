import { createHash } from 'node:crypto'
import type { EndpointName } from '@nusa/shared/api'
import type { Traveller } from '../ports/accounts.ts'
import type { Deps } from '../ports/deps.ts'
import { type Failure, fail } from '../ports/failure.ts'
import type { Limit } from '../ports/limiter.ts'
import { countAttempt, type LimiterDeps, scaleLimit } from '../services/limits.ts'
import { globalIpLimit, rateLimits, signInLimits, unlimitedEndpoints } from './rate-limits.ts'

/** How long (seconds) an IP address counts as trusted for an account after its owner signed in there: two weeks. */
const trustedIpTtlSeconds = 14 * 24 * 60 * 60

/** Counts an attempt by `key` against the limit called `name`. Returns a failure if the limit is exceeded. */
export async function limitAttempts(
  deps: LimiterDeps,
  name: string,
  key: string,
  limit: Limit,
): Promise<Failure | null> {
  const waitSeconds = await countAttempt(deps, name, key, limit)
  return waitSeconds === null ? null : fail('rate_limited', { retryAfter: waitSeconds })
}

/** Counts the attempt against the IP address. Returns a failure if a limit is exceeded. */
export async function limitIpAttempts(deps: Deps, name: EndpointName, ip: string): Promise<Failure | null> {
  if (unlimitedEndpoints.has(name)) return null
  const limit = rateLimits[name]?.ip
  return (await limitAttempts(deps, 'any', ip, globalIpLimit)) ?? (limit ? limitAttempts(deps, name, ip, limit) : null)
}

/**
 * Counts this attempt against the account in the request: per IP address, and across all IP addresses. Returns a
 * failure if a limit is exceeded. The limit across all addresses does not apply to a trusted IP address, so that an
 * attacker elsewhere cannot lock the owner out. Only a hash of the account is stored.
 */
export async function limitAccountAttempts(
  deps: Deps,
  name: EndpointName,
  { body, traveller, ip }: { body: unknown; traveller: Traveller | null; ip: string },
): Promise<Failure | null> {
  const { account: accountLimit, accountAtIp } = rateLimits[name] ?? {}
  if (!accountLimit && !accountAtIp) return null
  const account = traveller ? `#${traveller.id}` : await accountFromBody(deps, body)
  if (account === null) return null
  const accountAtIpKey = hashKey(account, ip)
  const failure = accountAtIp ? await limitAttempts(deps, `${name}-account-at-ip`, accountAtIpKey, accountAtIp) : null
  if (failure || !accountLimit || (accountAtIp && (await isTrustedIp(deps, accountAtIpKey)))) return failure
  return limitAttempts(deps, `${name}-account`, hashKey(account), accountLimit)
}

/**
 * Trusts this IP address for the account after the owner was authenticated there, and clears the address's failed
 * attempts. A successful sign-in is not counted.
 */
export async function trustOwnerIp(
  deps: Deps,
  name: EndpointName,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const { limiter } = deps
  const { ip: ipLimit, accountAtIp, account } = signInLimits
  const accountAtIpKey = hashKey(email, ip)
  const isSignIn = name === 'signIn'
  // The attempts of a trusted IP address are not counted across all addresses.
  const wasCountedAcrossIps = isSignIn && !(await isTrustedIp(deps, accountAtIpKey))
  await Promise.all([
    isSignIn && limiter.undoAttempt('signIn', ip, scaleLimit(deps, ipLimit)),
    wasCountedAcrossIps && limiter.undoAttempt('signIn-account', hashKey(email), scaleLimit(deps, account)),
    limiter.resetAttempts('signIn-account-at-ip', accountAtIpKey, scaleLimit(deps, accountAtIp)),
    limiter.setFlag('owner', accountAtIpKey, trustedIpTtlSeconds),
  ])
}

function isTrustedIp({ limiter }: Deps, accountAtIpKey: string): Promise<boolean> {
  return limiter.hasFlag('owner', accountAtIpKey)
}

function hashKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/** Reads the account from the request of a signed-out visitor: the email address, or the owner of a mailed token. */
async function accountFromBody({ accounts }: Deps, body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase()
  if (!('token' in body) || typeof body.token !== 'string') return null
  return (await accounts.findEmailToVerify(body.token)) ?? body.token
}
