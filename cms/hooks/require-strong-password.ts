import { longestPassword, passwordRules } from '@nusa/shared/account'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'

/** Refuses a password that the storefront would refuse, whoever sets it: Payload itself is content with three letters. */
export const requireStrongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data?.password) refuseWeakPassword(data.password, req)
  return data
}

/** @throws ValidationError that says what a password lacks, for the field of the form. */
export function refuseWeakPassword(password: unknown, req: PayloadRequest): void {
  const lacking = lackingIn(typeof password === 'string' ? password : '')
  if (lacking.length === 0) return
  const message = `A password needs: ${lacking.join(', ').toLowerCase()}.`
  throw new ValidationError({ errors: [{ path: 'password', label: 'Password', message }], req })
}

function lackingIn(password: string): string[] {
  const lacking = passwordRules.filter(({ test }) => !test(password)).map(({ label }) => label)
  return password.length > longestPassword ? [...lacking, `At most ${longestPassword} characters`] : lacking
}
