import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { isOtherEmail } from '../hooks/is-other-email.ts'
import type { Traveller, User } from '../payload-types.ts'
import { presentPasswordField } from './present-password.ts'
import { signInTexts } from './texts.ts'

/**
 * Whichever colleague decides who signs in with an account, by its password, its e-mail address or by making it, or what that
 * one may do, has said the own present password: a browser that was left open takes no account over. Nobody is asked who is no
 * colleague: the first one who registers, whoever opens a mailed link, travellers in the functions, and our own programs.
 */
export const requirePassword: CollectionBeforeValidateHook<User | Traveller> = ({
  data,
  operation,
  originalDoc,
  collection,
  req,
}) => {
  // In `req.context` since `confirmingPassword` has checked it.
  if (req.user?.collection !== 'users' || req.context.knowsPassword || !data) return data
  if (operation === 'update' && originalDoc && !isDecisive(data, originalDoc)) return data
  const errors = [{ path: presentPasswordField, label: signInTexts.yourPassword, message: signInTexts.sayYours }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}

type Account = Partial<Pick<User, 'email' | 'password' | 'role'>>

/** Whether somebody else may come in than before, or with other rights. What is not theirs to change is no longer in `data`. */
function isDecisive({ email, password, role }: Account, before: Account & { email: string }): boolean {
  return Boolean(password) || isOtherEmail({ email }, before) || (role !== undefined && role !== before.role)
}
