import { maxPasswordLength, passwordRules } from '@nusa/shared/account'

export type NewPasswordProblem = 'tooLong' | 'requirements' | 'guessable' | 'mismatch' | null

/** A new password and its confirmation. */
export interface PasswordInput {
  password: string
  confirmation: string
}

/** A problem and the input that has it. */
export interface CheckedPassword extends PasswordInput {
  problem: NewPasswordProblem
}

/** Returns the problem of a new password, or null. */
export function newPasswordProblem({ password, confirmation }: PasswordInput): NewPasswordProblem {
  if (password.length > maxPasswordLength) return 'tooLong'
  if (!passwordRules.every((rule) => rule.test(password))) return 'requirements'
  return password === confirmation ? null : 'mismatch'
}

/** Returns the problem that was found unless the input has changed since. Changing either field clears a mismatch. */
export function currentProblem(checked: CheckedPassword, now: PasswordInput): NewPasswordProblem {
  if (checked.password !== now.password) return null
  return checked.problem === 'mismatch' && checked.confirmation !== now.confirmation ? null : checked.problem
}
