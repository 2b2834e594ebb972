import { createHash } from 'node:crypto'
import type { EndpointName } from '@nusa/shared/api'
import type { Traveller } from '../ports/accounts.ts'
import type { Deps } from '../ports/deps.ts'
import { type Failure, fail } from '../ports/failure.ts'
import type { Limit } from '../ports/limiter.ts'
import { countAttempt, type LimiterDeps, scaleLimit } from '../services/limits.ts'
import { globalIpLimit, rateLimits, signInLimits, unlimitedEndpoints } from './rate-limits.ts'

const trustedIpTtlSeconds = 14 * 24 * 60 * 60

export async function limitAttempts(
  deps: LimiterDeps,
  name: string,
  key: string,
  limit: Limit,
): Promise<Failure | null> {
  const waitSeconds = await countAttempt(deps, name, key, limit)
  return waitSeconds === null ? null : fail('rate_limited', { retryAfter: waitSeconds })
}

export async function limitIpAttempts(deps: Deps, name: EndpointName, ip: string): Promise<Failure | null> {
  if (unlimitedEndpoints.has(name)) return null
  const globalFailure = await limitAttempts(deps, 'any', ip, globalIpLimit)
  if (globalFailure) return globalFailure
  const limit = rateLimits[name]?.ip
  return limit ? limitAttempts(deps, name, ip, limit) : null
}

/**
 * Counts an attempt for the account in the request: for this IP address, and for all IP addresses together. The limit
 * for all IP addresses does not apply to a trusted IP address, so an attacker with another IP address cannot lock the
 * owner out. Only a hash of the account is stored.
 */
export async function limitAccountAttempts(
  deps: Deps,
  name: EndpointName,
  { body, traveller, ip }: { body: unknown; traveller: Traveller | null; ip: string },
): Promise<Failure | null> {
  const { account: accountLimit, accountAtIp: accountAtIpLimit } = rateLimits[name] ?? {}
  if (!accountLimit && !accountAtIpLimit) return null
  const account = traveller ? `#${traveller.id}` : await readAccountFromBody(deps, body)
  if (account === null) return null
  const accountAtIpKey = hashKey(account, ip)
  const failure = accountAtIpLimit
    ? await limitAttempts(deps, `${name}-account-at-ip`, accountAtIpKey, accountAtIpLimit)
    : null
  if (failure || !accountLimit) return failure
  if (accountAtIpLimit && (await isTrustedIp(deps, accountAtIpKey))) return null
  return limitAttempts(deps, `${name}-account`, hashKey(account), accountLimit)
}

/**
 * Makes an IP address trusted for an account after the owner was authenticated, and clears the attempts that were
 * counted for both. A successful sign-in does not count as an attempt.
 */
export async function trustOwnerIp(
  deps: Deps,
  name: EndpointName,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const { limiter } = deps
  const { ip: ipLimit, accountAtIp: accountAtIpLimit, account: accountLimit } = signInLimits
  const accountAtIpKey = hashKey(email, ip)
  const isSignIn = name === 'signIn'
  // Attempts from a trusted IP address do not count towards the limit for all IP addresses.
  const wasCountedAcrossIps = isSignIn && !(await isTrustedIp(deps, accountAtIpKey))
  const changes: Promise<unknown>[] = [
    limiter.resetAttempts('signIn-account-at-ip', accountAtIpKey, scaleLimit(deps, accountAtIpLimit)),
    limiter.setFlag('owner', accountAtIpKey, trustedIpTtlSeconds),
  ]
  if (isSignIn) changes.push(limiter.undoAttempt('signIn', ip, scaleLimit(deps, ipLimit)))
  if (wasCountedAcrossIps) {
    changes.push(limiter.undoAttempt('signIn-account', hashKey(email), scaleLimit(deps, accountLimit)))
  }
  await Promise.all(changes)
}

function isTrustedIp({ limiter }: Deps, accountAtIpKey: string): Promise<boolean> {
  return limiter.hasFlag('owner', accountAtIpKey)
}

function hashKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/**
 * Returns the email address in the body, or the address that the token in the body verifies. An unknown token is
 * returned itself. Returns null if the body contains neither.
 */
async function readAccountFromBody({ accounts }: Deps, body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase()
  if (!('token' in body) || typeof body.token !== 'string') return null
  return (await accounts.findEmailToVerify(body.token)) ?? body.token
}
