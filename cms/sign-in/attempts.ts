import { createHash } from 'node:crypto'
import { callerAddress, countedAddress } from '@nusa/shared/callers'
import type { PayloadRequest } from 'payload'
import { count, forget, giveBack } from './counter.ts'
import type { Limit, Limits } from './limits.ts'
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
  const all: [string, Limit][] = [
    [addressKey(what, address), limits.address],
    [`${ofAccount}:${hash(address)}`, limits.accountFromAddress],
    [ofAccount, limits.account],
  ]
  return attempts(req, account === '' ? all.slice(0, 1) : all)
}

/** Attempts of the caller, whatever the account. */
export function attemptsBy(req: PayloadRequest, what: string, trusted: string | null, limit: Limit): Attempts {
  return attempts(req, [[addressKey(what, addressOf(req, trusted)), limit]])
}

/** Forgets what failed with an account, from everywhere. */
export async function forgetAttempts(req: PayloadRequest, what: string, account: string): Promise<void> {
  await forget(req.payload.db.drizzle, accountKey(what, account))
}

function attempts({ payload }: PayloadRequest, counted: [string, Limit][]): Attempts {
  const db = payload.db.drizzle
  return {
    async count() {
      for (const [key, limit] of counted) {
        const wait = await count(db, key, limit)
        if (wait !== null) return wait
      }
      return null
    },
    async succeed() {
      for (const [key] of counted) await giveBack(db, key)
    },
  }
}

function addressOf({ headers }: PayloadRequest, trustedProxyHeader: string | null): string {
  const proxied = trustedProxyHeader === null ? null : headers.get(trustedProxyHeader)
  return countedAddress(callerAddress({ proxied, remoteAddress: headers.get(remoteAddressHeader) ?? undefined }))
}

const addressKey = (what: string, address: string) => `cms-${what}-address:${hash(address)}`
const accountKey = (what: string, account: string) => `cms-${what}:${hash(account)}`

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
