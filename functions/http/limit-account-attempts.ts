import { createHash } from 'node:crypto'
import type { EndpointName } from '@nusa/shared/api'
import type { Deps } from '../deps.ts'
import type { Failure } from '../failure.ts'
import type { Traveller } from '../ports/accounts.ts'
import { scaled } from '../services/count-attempt.ts'
import { count } from './count.ts'
import { rateLimits, signInLimits } from './rate-limits.ts'

/** How long (seconds) an IP address counts as trusted for an account after its owner signed in there: two weeks. */
const trustedIpTtl = 14 * 24 * 60 * 60

/**
 * Counts this attempt against the account in the request: per IP address, and over all addresses. Returns a failure if a limit
 * is exceeded. The limit over all addresses does not apply to a trusted IP address, so that an attacker elsewhere cannot lock
 * the owner out. Only a hash of the account is stored.
 */
export async function limitAccountAttempts(
  deps: Deps,
  name: EndpointName,
  { body, traveller, ip }: { body: unknown; traveller: Traveller | null; ip: string },
): Promise<Failure | null> {
  const { account: everywhere, accountAtIp } = rateLimits[name] ?? {}
  if (!everywhere && !accountAtIp) return null
  const account = traveller ? `#${traveller.id}` : await accountFromBody(deps, body)
  if (account === null) return null
  const accountAtIpKey = keyOf(account, ip)
  const refused = accountAtIp ? await count(deps, `${name}-account-at-ip`, accountAtIpKey, accountAtIp) : null
  if (refused || !everywhere || (accountAtIp && (await deps.limiter.isMarked('owner', accountAtIpKey)))) return refused
  return count(deps, `${name}-account`, keyOf(account), everywhere)
}

/**
 * Trusts this IP address for the account after its owner was authenticated there, and clears its failed attempts. A successful
 * sign-in is not counted.
 */
export async function recordOwner(
  deps: Deps,
  name: EndpointName,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const { limiter } = deps
  const { ip: atIp, accountAtIp, account } = signInLimits
  const accountAtIpKey = keyOf(email, ip)
  const isSignIn = name === 'signIn'
  const wasCountedEverywhere = isSignIn && !(await limiter.isMarked('owner', accountAtIpKey))
  await Promise.all([
    isSignIn && limiter.takeBack('signIn', ip, scaled(deps, atIp)),
    wasCountedEverywhere && limiter.takeBack('signIn-account', keyOf(email), scaled(deps, account)),
    limiter.forget('signIn-account-at-ip', accountAtIpKey, scaled(deps, accountAtIp)),
    limiter.mark('owner', accountAtIpKey, trustedIpTtl),
  ])
}

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/** Reads the account from the request of a signed-out visitor: the e-mail address, or the owner of a mailed token. */
async function accountFromBody({ accounts }: Deps, body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase()
  if (!('token' in body) || typeof body.token !== 'string') return null
  return (await accounts.emailToVerify(body.token)) ?? body.token
}
