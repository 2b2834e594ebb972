import type { CollectionBeforeChangeHook } from 'payload'
import { isOtherEmail } from '../../hooks/is-other-email.ts'
import type { User } from '../../payload-types.ts'

/** A link for a new password that was mailed before is worth nothing once an account has another password or address. */
export const endMailedLink: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  originalDoc && (data.password || isOtherEmail(data, originalDoc))
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
