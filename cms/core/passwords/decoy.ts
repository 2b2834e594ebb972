import { randomBytes } from 'node:crypto'
import { deriveHash } from './derive-hash.ts'

/** Hashes a password for a missing account, so that the response takes as long as for an existing one. */
export async function checkDecoy(password: string): Promise<void> {
  await deriveHash(password, randomBytes(32).toString('hex'))
}
