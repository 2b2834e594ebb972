import { createHash } from 'node:crypto'
import { callerAddress } from '@nusa/shared/callers'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, gt, inArray, like, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { rateLimits } from '../../core/database/custom-tables.ts'
import { type Limit, type Limits, trustedAddressSeconds } from './limits.ts'
import { remoteAddressHeader } from './remote-address.ts'

/** Counts attempts, such as failed sign-ins. Stores only hashes of IP addresses and accounts. */
interface Attempts {
  /**
   * Counts an attempt under each limit. If a limit is exceeded, stops counting and returns the seconds to wait.
   * Otherwise returns null.
   */
  register(): Promise<number | null>
  /** Removes the attempt from the counts, because it succeeded. */
  succeed(): Promise<void>
}

/**
 * Counts attempts by IP address and by account.
 * @param action the name of the counted action, such as 'sign-in'
 * @param caller.account the email address of the account, which need not exist. If the account is empty, only the IP
 *   address counts
 */
export function createAccountAttempts(
  req: PayloadRequest,
  action: string,
  { account, trustedProxyHeader }: { account: string; trustedProxyHeader: string | null },
  limits: Limits,
): Attempts {
  const address = hashCallerAddress(req, trustedProxyHeader)
  const accountCountKey = accountKey(action, account)
  const addressLimits: LimitedKey[] = [[addressKey(action, address), limits.address]]
  if (account === '') return createAttempts(req, addressLimits)
  addressLimits.push([`${accountCountKey}:${address}`, limits.accountFromAddress])
  return createAttempts(req, addressLimits, {
    trustedKey: trustedAddressKey(account, address),
    limitedKey: [accountCountKey, limits.account],
  })
}

export function createCallerAttempts(
  req: PayloadRequest,
  action: string,
  trustedProxyHeader: string | null,
  limit: Limit,
): Attempts {
  return createAttempts(req, [[addressKey(action, hashCallerAddress(req, trustedProxyHeader)), limit]])
}

/** Call this function after the owner has signed in. */
export async function trustCallerAddress(
  req: PayloadRequest,
  account: string,
  trustedProxyHeader: string | null,
): Promise<void> {
  await setFlag(
    req.payload.db.drizzle,
    trustedAddressKey(account, hashCallerAddress(req, trustedProxyHeader)),
    trustedAddressSeconds,
  )
}

/** Resets the failed sign-ins of an account from all addresses, after its password has changed. */
export async function resetFailures(req: PayloadRequest, account: string): Promise<void> {
  await deleteCounts(req.payload.db.drizzle, accountKey('sign-in', account))
}

type LimitedKey = [key: string, limit: Limit]

/**
 * @param accountLimit the limit for an account from all IP addresses. It is skipped if the flag `trustedKey` is set,
 *   which means that the caller's address is trusted for the account
 */
function createAttempts(
  { payload }: PayloadRequest,
  addressLimits: LimitedKey[],
  accountLimit?: { trustedKey: string; limitedKey: LimitedKey },
): Attempts {
  const db = payload.db.drizzle
  const countedKeys: string[] = []
  return {
    async register() {
      const skipsAccountLimit = accountLimit === undefined || (await hasFlag(db, accountLimit.trustedKey))
      const limitedKeys = skipsAccountLimit ? addressLimits : [...addressLimits, accountLimit.limitedKey]
      for (const [key, limit] of limitedKeys) {
        const waitSeconds = await countAttempt(db, key, limit)
        if (waitSeconds !== null) return waitSeconds
        countedKeys.push(key)
      }
      return null
    },
    async succeed() {
      await uncountAttempt(db, countedKeys)
    },
  }
}

/** For IPv6, hashes the network instead of the address, because a caller has many addresses in the network. */
function hashCallerAddress({ headers }: PayloadRequest, trustedProxyHeader: string | null): string {
  const remoteAddress = headers.get(remoteAddressHeader) ?? undefined
  return hash(callerAddress({ headers, remoteAddress }, trustedProxyHeader))
}

const addressKey = (action: string, address: string) => `cms-${action}-address:${address}`
const accountKey = (action: string, account: string) => `cms-${action}:${hash(account)}`
const trustedAddressKey = (account: string, address: string) => `cms-own:${hash(account)}:${address}`

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

type Database = Payload['db']['drizzle']

/**
 * All processes share the count. A single SQL statement increases the count, so that no concurrent attempt is missed.
 * @returns the seconds to wait if the limit is exceeded, otherwise null
 */
async function countAttempt(db: Database, key: string, { attempts, seconds }: Limit): Promise<number | null> {
  const now = Date.now()
  const expiredSql = sql`${rateLimits.expire} <= ${now}`
  const firstCount = { points: 1, expire: now + seconds * 1000 }
  const [row = firstCount] = await db
    .insert(rateLimits)
    .values({ key, ...firstCount })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${expiredSql} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${expiredSql} then ${firstCount.expire} else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire })
  return row.points > attempts ? Math.ceil(((row.expire ?? now) - now) / 1000) : null
}

async function setFlag(db: Database, key: string, seconds: number): Promise<void> {
  const flag = { points: 1, expire: Date.now() + seconds * 1000 }
  await db
    .insert(rateLimits)
    .values({ key, ...flag })
    .onConflictDoUpdate({ target: rateLimits.key, set: flag })
}

async function hasFlag(db: Database, key: string): Promise<boolean> {
  const whereActive = and(eq(rateLimits.key, key), gt(rateLimits.expire, Date.now()))
  return (await db.select({ key: rateLimits.key }).from(rateLimits).where(whereActive)).length > 0
}

async function uncountAttempt(db: Database, keys: string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(inArray(rateLimits.key, keys))
}

async function deleteCounts(db: Database, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(like(rateLimits.key, `${prefix}%`))
}
