import { guessablePasswordMessage, longestPassword, passwordRules } from '@nusa/shared/account'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { isGuessablePassword } from '../sign-in/guessable-password.ts'

/** Refuses a password that the storefront would refuse, for every account: Payload itself accepts three letters. */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (data?.password) await refuseWeakPassword(data.password, req)
  return data
}

/** @throws ValidationError for the field `password`, with the rules that it violates */
export async function refuseWeakPassword(given: unknown, req: PayloadRequest): Promise<void> {
  const password = typeof given === 'string' ? given : ''
  const message = await weakness(password)
  if (message) throw new ValidationError({ errors: [{ path: 'password', label: 'Password', message }], req })
}

async function weakness(password: string): Promise<string | null> {
  const lacking = lackingIn(password)
  if (lacking.length > 0) return `A password needs: ${lacking.join(', ').toLowerCase()}.`
  return (await isGuessablePassword(password)) ? guessablePasswordMessage : null
}

function lackingIn(password: string): string[] {
  const lacking = passwordRules.filter(({ test }) => !test(password)).map(({ label }) => label)
  return password.length > longestPassword ? [...lacking, `At most ${longestPassword} characters`] : lacking
}
