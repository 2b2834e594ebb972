import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'

/**
 * Returns whether this is the password of a CMS user. Payload checks passwords only in a sign-in, and a sign-in would
 * add a session to the account. Returns null if the stored hash uses an older algorithm. A signed-in user never has
 * such a hash, because Payload rehashes the password at sign-in.
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

/** Hashes a password for a missing account, so that the response takes as long as for an existing one. */
export async function checkDecoy(password: string): Promise<void> {
  await deriveHash(password, randomBytes(32).toString('hex'))
}

const pbkdf2Async = promisify(pbkdf2)

/** Prefix of Payload's password hashes. It names the algorithm; `deriveHash` must use the same rounds and length. */
const hashPrefix = 'pbkdf2-sha256-v1:'

/** Derives a password hash like Payload. It takes a third of a second of CPU time, outside of the main thread. */
function deriveHash(password: string, salt: string): Promise<Buffer> {
  return pbkdf2Async(password, salt, 600_000, 32, 'sha256')
}
