import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import type { Traveller, User } from '../../generated/payload-types.ts'
import { currentPasswordPath } from './current-password.ts'
import { currentPasswordTexts } from './texts.ts'

/**
 * Requires the user's current password for creating an account and for changing a password, email address or role.
 * Otherwise anyone could take over an account in an unattended browser.
 *
 * Requests without a CMS user need no password: the registration of the first user, mailed links, the site's API and
 * our scripts.
 */
export const requirePassword: CollectionBeforeValidateHook<User | Traveller> = ({
  data,
  operation,
  originalDoc,
  collection,
  req,
}) => {
  // `withPasswordCheck` has set `knowsPassword` if the request contains the correct current password.
  if (req.user?.collection !== 'users' || req.context.knowsPassword || !data) return data
  if (operation === 'update' && originalDoc && !affectsAccess(data, originalDoc)) return data
  const errors = [
    {
      path: currentPasswordPath,
      label: currentPasswordTexts.yourPassword,
      message: currentPasswordTexts.confirmRequired,
    },
  ]
  throw new ValidationError({ collection: collection.slug, errors, req })
}

type Account = Partial<Pick<User, 'email' | 'password' | 'role'>>

/**
 * Returns whether the change affects who may sign in, or with which rights. Fields that the user may not change are
 * missing.
 */
function affectsAccess({ email, password, role }: Account, before: Account & { email: string }): boolean {
  const changesRole = role !== undefined && role !== before.role
  return Boolean(password) || changesEmail({ email }, before) || changesRole
}

/** Returns whether an input changes the email address. A value that is not a text is rejected by a later validation. */
export function changesEmail({ email }: { email?: unknown }, before: { email: string }): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() !== before.email
}
