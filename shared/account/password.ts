import * as z from 'zod/mini'

/** The requirements for a new password, in the order of the checklist. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', test: (password: string) => password.length >= 8 },
  { id: 'lowercase', label: 'One lowercase letter', test: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', test: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'digit', label: 'One number', test: (password: string) => /\d/.test(password) },
  { id: 'special', label: 'One special character', test: (password: string) => /[^\p{L}\d\s]/u.test(password) },
] as const

/** Shown for a common password that meets the requirements. */
export const guessablePasswordMessage =
  'This password is easy to guess. Please choose a less common one, for example three unrelated words.'

/** In characters. */
export const maxPasswordLength = 200

export const passwordTooLongMessage = `Please choose a password of at most ${maxPasswordLength} characters.`
export const passwordRulesMessage = 'Please ensure your password meets all the requirements.'

export const newPasswordSchema = z.string().check(
  z.maxLength(maxPasswordLength, passwordTooLongMessage),
  z.refine((password) => passwordRules.every((rule) => rule.test(password)), passwordRulesMessage),
)
