import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { checkDecoy } from './decoy.ts'
import { deriveHash, hashPrefix } from './derive-hash.ts'

/**
 * Returns whether this is the password of a CMS user. Payload checks passwords only in a sign-in, which would add a
 * session to the account. Returns null if the stored hash uses an older algorithm. A signed-in user never has such a
 * hash, because Payload rehashes the password at sign-in.
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
    // No password was chosen yet. The decoy takes as long as a real check.
    await checkDecoy(password)
    return false
  }
  if (!account?.salt || !account.hash?.startsWith(hashPrefix)) return null
  const storedHash = Buffer.from(account.hash.slice(hashPrefix.length), 'hex')
  const derived = await deriveHash(password, account.salt)
  return storedHash.length === derived.length && timingSafeEqual(storedHash, derived)
}
