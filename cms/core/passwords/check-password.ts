import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'

/**
 * Returns whether the password is that of the CMS user; null if there is no such user, or if the stored hash uses an
 * older algorithm. A signed-in user never has an older hash, because Payload rehashes the password at sign-in.
 *
 * Payload's own check is part of its sign-in, which would add a session to the account.
 */
export async function isCorrectPassword(payload: Payload, id: number, password: string): Promise<boolean | null> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    showHiddenFields: true,
    select: { hash: true, salt: true },
    disableErrors: true,
  })
  if (account && !account.hash) {
    // The user has not chosen a password yet. The decoy takes as long as a real check.
    await checkDecoy(password)
    return false
  }
  if (!account?.salt || !account.hash?.startsWith(hashPrefix)) return null
  const storedHash = Buffer.from(account.hash.slice(hashPrefix.length), 'hex')
  const derivedHash = await deriveHash(password, account.salt)
  return storedHash.length === derivedHash.length && timingSafeEqual(storedHash, derivedHash)
}

/** Takes as long as a real password check, so that the response time does not reveal whether an account exists. */
export async function checkDecoy(password: string): Promise<void> {
  await deriveHash(password, randomBytes(32).toString('hex'))
}

const pbkdf2Async = promisify(pbkdf2)

/** Payload's password hashes start with this version. `deriveHash` must match its algorithm, rounds and length. */
const hashPrefix = 'pbkdf2-sha256-v1:'
const hashRounds = 600_000
const hashBytes = 32

/** Hashes as Payload does. This takes a third of a second of CPU time, outside of the main thread. */
function deriveHash(password: string, salt: string): Promise<Buffer> {
  return pbkdf2Async(password, salt, hashRounds, hashBytes, 'sha256')
}
