import { guessablePasswordMessage, passwordRulesMessage, passwordTooLongMessage } from '@nusa/shared/account'

export const passwordTexts = {
  confirmPassword: 'Confirm Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  requirementsIntro: 'Your password needs',
  ruleMet: 'done',
  ruleMissing: 'still missing',
  requirements: {
    title: 'Password Requirements Not Met',
    description: passwordRulesMessage,
  },
  tooLong: {
    title: 'Password Requirements Not Met',
    description: passwordTooLongMessage,
  },
  guessable: { title: 'Password Requirements Not Met', description: guessablePasswordMessage },
  mismatch: { title: 'Password Error', description: 'Passwords do not match.' },
} as const
