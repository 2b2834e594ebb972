import { checkDecoy } from '@nusa/cms/decoy'
import { AuthenticationError, UnverifiedEmail, ValidationError } from 'payload'
import type { Connection } from '../connect.ts'
import { findAccount } from './account-rows.ts'

/** An account whose password was right a moment ago, when this was its hash. */
export interface ProvenAccount {
  id: number
  hash: string | null
}

/**
 * The account whose password this is, by Payload's own check. Null for an unknown e-mail, a wrong password, a blocked or an
 * unverified account alike, after the same work.
 */
export async function accountWith(
  connection: Connection,
  email: string,
  password: string,
): Promise<ProvenAccount | null> {
  const known = await findAccount(connection.db, email)
  // Payload refuses a blank password before it hashes, where there is an account.
  if (!known || known.isBlocked || password.trim() === '') {
    await checkDecoy(password)
    return null
  }
  try {
    const data = { email: known.email, password }
    const { user } = await connection.payload.login({ collection: 'travellers', data, depth: 0 })
    return user ? { id: known.id, hash: known.hash } : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Unknown, wrong and unverified are told apart here and nowhere else. */
function isRefusal(error: unknown): boolean {
  return [AuthenticationError, UnverifiedEmail, ValidationError].some((kind) => error instanceof kind)
}
