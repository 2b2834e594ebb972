import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { isOtherEmail } from '../../hooks/is-other-email.ts'
import type { User } from '../../payload-types.ts'
import { presentPasswordField } from '../../sign-in/present-password.ts'
import { signInTexts } from '../../sign-in/texts.ts'

/**
 * Whoever decides who signs in with an account, by its password, its e-mail address or by making it, has said the own present
 * password: a browser that was left open takes no account over. Nobody is asked who is not signed in: the first one who
 * registers, whoever opens a mailed link, and our own programs.
 */
export const requirePassword: CollectionBeforeValidateHook<User> = ({ data, operation, originalDoc, req }) => {
  // In `req.context` since `confirmingPassword` has checked it.
  if (!req.user || req.context.knowsPassword || !data) return data
  const isOther = Boolean(data.password) || (originalDoc !== undefined && isOtherEmail(data, originalDoc))
  if (operation !== 'create' && !isOther) return data
  const errors = [{ path: presentPasswordField, label: signInTexts.yourPassword, message: signInTexts.sayYours }]
  throw new ValidationError({ collection: 'users', errors, req })
}
