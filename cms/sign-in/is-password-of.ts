import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { checkDecoy } from './decoy.ts'
import { derive, wayOfHashing } from './derive.ts'

/**
 * Whether this is a colleague's password. Payload checks one only to sign somebody in, which would write another session into
 * the account. Null where its hash is of an older way, which nobody's is who is signed in: Payload makes it anew at a sign-in.
 */
export async function isPasswordOf(payload: Payload, id: number, password: string): Promise<boolean | null> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    showHiddenFields: true,
    select: { hash: true, salt: true },
    disableErrors: true,
  })
  if (account && !account.hash) {
    // Nobody has chosen one yet. It takes as long as for everybody else.
    await checkDecoy(password)
    return false
  }
  if (!account?.salt || !account.hash?.startsWith(wayOfHashing)) return null
  const kept = Buffer.from(account.hash.slice(wayOfHashing.length), 'hex')
  const derived = await derive(password, account.salt)
  return kept.length === derived.length && timingSafeEqual(kept, derived)
}
