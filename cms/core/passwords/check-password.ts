import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'

/**
 * Returns whether `password` is the password of a CMS user. Returns null if the stored hash uses an older algorithm. A
 * signed-in user never has such a hash, because Payload rehashes the password at sign-in.
 *
 * Payload has no such function: it checks passwords only in a sign-in, which would add a session to the account.
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
    // The user has not chosen a password yet. The check of a decoy takes as long as the check of a password.
    await checkDecoy(password)
    return false
  }
  if (!account?.salt || !account.hash?.startsWith(hashPrefix)) return null
  const storedHash = Buffer.from(account.hash.slice(hashPrefix.length), 'hex')
  const derived = await deriveHash(password, account.salt)
  return storedHash.length === derived.length && timingSafeEqual(storedHash, derived)
}

/**
 * Hashes a password for an account that does not exist, so that the response takes as long as for an existing account.
 */
export async function checkDecoy(password: string): Promise<void> {
  await deriveHash(password, randomBytes(32).toString('hex'))
}

const pbkdf2Async = promisify(pbkdf2)

/** The prefix of Payload's password hashes. `deriveHash` must use the algorithm, rounds and length of this version. */
const hashPrefix = 'pbkdf2-sha256-v1:'

/** Derives a password hash as Payload does. This takes a third of a second of CPU time, outside of the main thread. */
function deriveHash(password: string, salt: string): Promise<Buffer> {
  return pbkdf2Async(password, salt, 600_000, 32, 'sha256')
}
