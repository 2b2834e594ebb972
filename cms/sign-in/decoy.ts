import { randomBytes } from 'node:crypto'
import { derive } from './derive.ts'

/** Does the work of checking a password where there is none to check: as long as Payload's own takes. */
export async function checkDecoy(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'))
}
