import { createHash } from 'node:crypto'
import type { EndpointName } from '@nusa/shared/api'
import type { Deps } from '../deps.ts'
import type { Failure } from '../failure.ts'
import type { Traveller } from '../ports/accounts.ts'
import { scaled } from '../services/count-attempt.ts'
import { count } from './count.ts'
import { rateLimits, signInLimits } from './rate-limits.ts'

/** So long (seconds) an address stays known as one where an account's owner was: two weeks. */
const ownersPlace = 14 * 24 * 60 * 60

/**
 * Counts the attempt against the account that it concerns, at this address and wherever it is tried from; a failure where there were
 * too many. What is tried elsewhere keeps nobody out where the owner was before. Accounts are kept as hashes only.
 */
export async function admitAccount(
  deps: Deps,
  name: EndpointName,
  { body, traveller, ip }: { body: unknown; traveller: Traveller | null; ip: string },
): Promise<Failure | null> {
  const { account: everywhere, accountAtIp } = rateLimits[name] ?? {}
  if (!everywhere && !accountAtIp) return null
  const account = traveller ? `#${traveller.id}` : await accountIn(deps, body)
  if (account === null) return null
  const here = keyOf(account, ip)
  const refused = accountAtIp ? await count(deps, `${name}-account-at-ip`, here, accountAtIp) : null
  if (refused || !everywhere || (accountAtIp && (await deps.limiter.isMarked('owner', here)))) return refused
  return count(deps, `${name}-account`, keyOf(account), everywhere)
}

/**
 * Notes that somebody at this address has proved to own an account: what was tried here before was no guessing. Of signing in,
 * only what fails counts.
 */
export async function noteOwner(
  deps: Deps,
  name: EndpointName,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  const { limiter } = deps
  const { ip: atIp, accountAtIp, account } = signInLimits
  const here = keyOf(email, ip)
  const isSignIn = name === 'signIn'
  const wasCountedEverywhere = isSignIn && !(await limiter.isMarked('owner', here))
  await Promise.all([
    isSignIn && limiter.takeBack('signIn', ip, scaled(deps, atIp)),
    wasCountedEverywhere && limiter.takeBack('signIn-account', keyOf(email), scaled(deps, account)),
    limiter.forget('signIn-account-at-ip', here, scaled(deps, accountAtIp)),
    limiter.mark('owner', here, ownersPlace),
  ])
}

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

/** The account that somebody who is not signed in names: by its e-mail, or by a token that was mailed to it, alike. */
async function accountIn({ accounts }: Deps, body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase()
  if (!('token' in body) || typeof body.token !== 'string') return null
  return (await accounts.emailToVerify(body.token)) ?? body.token
}
