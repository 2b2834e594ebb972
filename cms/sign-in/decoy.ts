import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** Does the work of checking a password where there is none to check: as long as Payload's own takes. */
export async function checkDecoy(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}
