import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { derive, wayOfHashing } from './derive.ts'

/**
 * Whether this is a colleague's password. Payload checks one only to sign somebody in, which would write another session into
 * the account. Whoever is signed in has a hash of today's way: Payload makes it anew at a sign-in where it is older.
 */
export async function isPasswordOf(payload: Payload, id: number, password: string): Promise<boolean> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    showHiddenFields: true,
    select: { hash: true, salt: true },
    disableErrors: true,
  })
  if (!account?.salt || !account.hash?.startsWith(wayOfHashing)) return false
  const kept = Buffer.from(account.hash.slice(wayOfHashing.length), 'hex')
  const derived = await derive(password, account.salt)
  return kept.length === derived.length && timingSafeEqual(kept, derived)
}
