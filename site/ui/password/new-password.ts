import { longestPassword, passwordRules } from '@nusa/shared/account'

export type NewPasswordProblem = 'tooLong' | 'requirements' | 'guessable' | 'mismatch' | null

/** A new password and its confirmation. */
export interface TypedPassword {
  password: string
  confirmation: string
}

/** A problem and the input that has it. */
export interface FoundProblem extends TypedPassword {
  problem: NewPasswordProblem
}

/** Returns the problem of a new password, or null. */
export function newPasswordProblem({ password, confirmation }: TypedPassword): NewPasswordProblem {
  if (password.length > longestPassword) return 'tooLong'
  if (!passwordRules.every((rule) => rule.test(password))) return 'requirements'
  return password === confirmation ? null : 'mismatch'
}

/** Returns the problem that was found unless the input has changed since. Changing either field clears a mismatch. */
export function standingProblem(found: FoundProblem, now: TypedPassword): NewPasswordProblem {
  if (found.password !== now.password) return null
  return found.problem === 'mismatch' && found.confirmation !== now.confirmation ? null : found.problem
}
