import { checkDecoy } from '@nusa/cms/check-password'
import { AuthenticationError, UnverifiedEmail, ValidationError } from 'payload'
import type { Connection } from '../connect.ts'
import { findAccount } from './account-rows.ts'

/** `hash` is the password hash at the time of the check. */
export interface AuthenticatedAccount {
  id: number
  hash: string | null
}

/**
 * Returns null for an unknown address, a wrong password, and a blocked or unverified account. All cases take the same
 * amount of work, so that the response time does not reveal the reason.
 */
export async function authenticate(
  connection: Connection,
  email: string,
  password: string,
): Promise<AuthenticatedAccount | null> {
  const account = await findAccount(connection.db, email)
  // Payload rejects a blank password without hashing it, so the faster response would reveal that the account exists.
  if (!account || account.isBlocked || password.trim() === '') {
    await checkDecoy(password)
    return null
  }
  try {
    const data = { email: account.email, password }
    const { user } = await connection.payload.login({ collection: 'travellers', data, depth: 0 })
    return user ? { id: account.id, hash: account.hash } : null
  } catch (error) {
    if (isRejectedSignIn(error)) return null
    throw error
  }
}

/** Other errors are failures of the server. */
function isRejectedSignIn(error: unknown): boolean {
  return [AuthenticationError, UnverifiedEmail, ValidationError].some((ErrorClass) => error instanceof ErrorClass)
}
