import { createHash } from 'node:crypto'
import { callerAddress } from '@nusa/shared/callers'
import type { PayloadRequest } from 'payload'
import { count, forget, giveBack, isMarked, mark } from './counter.ts'
import { type Limit, type Limits, ownAddress } from './limits.ts'
import { remoteAddressHeader } from './remote-address.ts'

/** Counts attempts of a caller on an account. Only hashes of the address and the account are stored. */
export interface Attempts {
  /** @returns the seconds to wait if a limit is exceeded, otherwise null; later limits are then not counted */
  count(): Promise<number | null>
  /** Uncounts this attempt, since it succeeded. */
  succeed(): Promise<void>
}

/** Counts attempts of the caller on an account, which may not exist. */
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

/** Counts attempts of the caller, regardless of the account. */
export function attemptsBy(req: PayloadRequest, what: string, trusted: string | null, limit: Limit): Attempts {
  return attempts(req, [[addressKey(what, addressOf(req, trusted)), limit]])
}

/** Marks the caller's address as one of the account's owner. */
export async function noteOwner(req: PayloadRequest, account: string, trusted: string | null): Promise<void> {
  await mark(req.payload.db.drizzle, ownKey(account, addressOf(req, trusted)), ownAddress)
}

/** Resets the failed sign-ins of an account from all addresses, after its password has changed. */
export async function forgetFailures(req: PayloadRequest, account: string): Promise<void> {
  await forget(req.payload.db.drizzle, accountKey('sign-in', account))
}

type Counted = [key: string, limit: Limit]

/** Counts under each key in turn. The key of the account from all addresses is skipped at an address of its owner. */
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

/** Returns a hash of the caller's address, or of its network for IPv6. */
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
