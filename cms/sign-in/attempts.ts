import { createHash } from 'node:crypto'
import { callerAddress } from '@nusa/shared/callers'
import type { PayloadRequest } from 'payload'
import { count, forget, giveBack, isMarked, mark } from './counter.ts'
import { type Limit, type Limits, ownAddress } from './limits.ts'
import { remoteAddressHeader } from './remote-address.ts'

/** What is counted of somebody who tries something with an account: nothing else is kept of either than a hash. */
export interface Attempts {
  /** @returns the seconds to wait where there were too many, else null. What is refused by one limit counts for no later one. */
  count(): Promise<number | null>
  /** Takes this one back, since it succeeded. */
  succeed(): Promise<void>
}

/** Attempts of the caller with an account, which may not exist. */
export function attemptsWith(
  req: PayloadRequest,
  what: string,
  { account, trustedProxyHeader }: { account: string; trustedProxyHeader: string | null },
  limits: Limits,
): Attempts {
  const address = addressOf(req, trustedProxyHeader)
  const ofAccount = accountKey(what, account)
  const here: Counted[] = [[addressKey(what, address), limits.address]]
  if (account === '') return attempts(req, here)
  here.push([`${ofAccount}:${address}`, limits.accountFromAddress])
  return attempts(req, here, { own: ownKey(account, address), counted: [ofAccount, limits.account] })
}

/** Attempts of the caller, whatever the account. */
export function attemptsBy(req: PayloadRequest, what: string, trusted: string | null, limit: Limit): Attempts {
  return attempts(req, [[addressKey(what, addressOf(req, trusted)), limit]])
}

/** Notes that the owner of an account is at the caller's address. */
export async function noteOwner(req: PayloadRequest, account: string, trusted: string | null): Promise<void> {
  await mark(req.payload.db.drizzle, ownKey(account, addressOf(req, trusted)), ownAddress)
}

/** Forgets what failed with an account, from everywhere: its password is another one. */
export async function forgetFailures(req: PayloadRequest, account: string): Promise<void> {
  await forget(req.payload.db.drizzle, accountKey('sign-in', account))
}

type Counted = [key: string, limit: Limit]

/** Counts under each key in turn; under that of the account from everywhere only where its owner was not seen. */
function attempts(
  { payload }: PayloadRequest,
  here: Counted[],
  everywhere?: { own: string; counted: Counted },
): Attempts {
  const db = payload.db.drizzle
  const taken: string[] = []
  return {
    async count() {
      const isOwn = everywhere === undefined || (await isMarked(db, everywhere.own))
      for (const [key, limit] of isOwn ? here : [...here, everywhere.counted]) {
        const wait = await count(db, key, limit)
        if (wait !== null) return wait
        taken.push(key)
      }
      return null
    },
    async succeed() {
      await giveBack(db, taken)
    },
  }
}

/** The caller's address as it is counted, as a hash. */
function addressOf({ headers }: PayloadRequest, trustedProxyHeader: string | null): string {
  const remoteAddress = headers.get(remoteAddressHeader) ?? undefined
  return hash(callerAddress({ headers, remoteAddress }, trustedProxyHeader))
}

const addressKey = (what: string, address: string) => `cms-${what}-address:${address}`
const accountKey = (what: string, account: string) => `cms-${what}:${hash(account)}`
const ownKey = (account: string, address: string) => `cms-own:${hash(account)}:${address}`

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
