import { guessablePasswordMessage, maxPasswordLength, passwordRules } from '@nusa/shared/account'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { isGuessablePassword } from './guessable-password.ts'

/** Applies the rules of the storefront. Payload would accept three letters. */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (data?.password) await refuseWeakPassword(data.password, req)
  return data
}

/** @throws ValidationError for the field `password`, with the violated rules */
export async function refuseWeakPassword(input: unknown, req: PayloadRequest): Promise<void> {
  const password = typeof input === 'string' ? input : ''
  const message = await findPasswordError(password)
  if (message) throw new ValidationError({ errors: [{ path: 'password', label: 'Password', message }], req })
}

async function findPasswordError(password: string): Promise<string | null> {
  const violatedRules = findViolatedRules(password)
  if (violatedRules.length > 0) return `A password needs: ${violatedRules.join(', ').toLowerCase()}.`
  return (await isGuessablePassword(password)) ? guessablePasswordMessage : null
}

function findViolatedRules(password: string): string[] {
  const violatedRules = passwordRules.filter(({ test }) => !test(password)).map(({ label }) => label)
  return password.length > maxPasswordLength
    ? [...violatedRules, `At most ${maxPasswordLength} characters`]
    : violatedRules
}
