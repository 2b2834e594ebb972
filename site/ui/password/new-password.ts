import { longestPassword, passwordRules } from '@nusa/shared/account'

export type NewPasswordProblem = 'tooLong' | 'requirements' | 'guessable' | 'mismatch' | null

/** A new password and its confirmation. */
export interface TypedPassword {
  password: string
  confirmation: string
}

/** What was found wrong, and with what. */
export interface FoundProblem extends TypedPassword {
  problem: NewPasswordProblem
}

/** What stands against a new password, or null. */
export function newPasswordProblem({ password, confirmation }: TypedPassword): NewPasswordProblem {
  if (password.length > longestPassword) return 'tooLong'
  if (!passwordRules.every((rule) => rule.test(password))) return 'requirements'
  return password === confirmation ? null : 'mismatch'
}

/** What was found wrong and has not been changed since. That the two differ may be put right in either. */
export function standingProblem(found: FoundProblem, now: TypedPassword): NewPasswordProblem {
  if (found.password !== now.password) return null
  return found.problem === 'mismatch' && found.confirmation !== now.confirmation ? null : found.problem
}
