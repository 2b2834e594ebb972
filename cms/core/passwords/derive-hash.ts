import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

const pbkdf2Async = promisify(pbkdf2)

/** Prefix of Payload's password hashes. It names the algorithm; `deriveHash` must use the same rounds and length. */
export const hashPrefix = 'pbkdf2-sha256-v1:'

/** Derives a password hash like Payload. It takes a third of a second of CPU time, outside of the main thread. */
export function deriveHash(password: string, salt: string): Promise<Buffer> {
  return pbkdf2Async(password, salt, 600_000, 32, 'sha256')
}
