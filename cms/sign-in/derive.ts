import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

const pbkdf2Async = promisify(pbkdf2)

/** What Payload keeps of a password: as many rounds, as many bytes, and before them the name of the way. */
export const wayOfHashing = 'pbkdf2-sha256-v1:'

/** The bytes that Payload derives from a password; it takes a third of a second of a processor, beside the main thread. */
export function derive(password: string, salt: string): Promise<Buffer> {
  return pbkdf2Async(password, salt, 600_000, 32, 'sha256')
}
