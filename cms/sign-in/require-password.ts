import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { isOtherEmail } from '../hooks/is-other-email.ts'
import type { Traveller, User } from '../payload-types.ts'
import { presentPasswordField } from './present-password.ts'
import { signInTexts } from './texts.ts'

/**
 * Requires the user's current password for changes to who can sign in with an account (password, e-mail address,
 * creation) or to its role. This prevents the takeover of an account with an unattended browser. Requests without a CMS
 * user are exempt: registration of the first user, mailed links, travellers in the functions, and our own programs.
 */
export const requirePassword: CollectionBeforeValidateHook<User | Traveller> = ({
  data,
  operation,
  originalDoc,
  collection,
  req,
}) => {
  // Set by `confirmingPassword` after its check.
  if (req.user?.collection !== 'users' || req.context.knowsPassword || !data) return data
  if (operation === 'update' && originalDoc && !isDecisive(data, originalDoc)) return data
  const errors = [{ path: presentPasswordField, label: signInTexts.yourPassword, message: signInTexts.sayYours }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}

type Account = Partial<Pick<User, 'email' | 'password' | 'role'>>

/**
 * Returns whether the change affects who can sign in or with which rights. Fields that the user may not change are no
 * longer in `data`.
 */
function isDecisive({ email, password, role }: Account, before: Account & { email: string }): boolean {
  return Boolean(password) || isOtherEmail({ email }, before) || (role !== undefined && role !== before.role)
}
