import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import type { Traveller, User } from '../../generated/payload-types.ts'
import { currentPasswordField } from './current-password.ts'
import { currentPasswordTexts } from './texts.ts'

/**
 * Requires the user's current password for changes to who can sign in with an account (password, email address,
 * creation) or to its role. The requirement prevents the takeover of an account with an unattended browser. Requests
 * without a CMS user are exempt: registration of the first user, mailed links, travellers who use the site's API, and
 * our own programs.
 */
export const requirePassword: CollectionBeforeValidateHook<User | Traveller> = ({
  data,
  operation,
  originalDoc,
  collection,
  req,
}) => {
  // Set by `withPasswordCheck` after its check.
  if (req.user?.collection !== 'users' || req.context.knowsPassword || !data) return data
  if (operation === 'update' && originalDoc && !affectsAccess(data, originalDoc)) return data
  const errors = [
    {
      path: currentPasswordField,
      label: currentPasswordTexts.yourPassword,
      message: currentPasswordTexts.confirmRequired,
    },
  ]
  throw new ValidationError({ collection: collection.slug, errors, req })
}

type Account = Partial<Pick<User, 'email' | 'password' | 'role'>>

/**
 * Returns whether the change affects who can sign in or with which rights. Fields that the user cannot change are no
 * longer in `data`.
 */
function affectsAccess({ email, password, role }: Account, before: Account & { email: string }): boolean {
  return Boolean(password) || changesEmail({ email }, before) || (role !== undefined && role !== before.role)
}

/** Returns whether the email address of an account changes. A value that is not a text is rejected afterwards. */
export function changesEmail({ email }: { email?: unknown }, before: { email: string }): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() !== before.email
}
