import type { CollectionBeforeChangeHook } from 'payload'
import { isOtherEmail } from '../../hooks/is-other-email.ts'
import type { User } from '../../payload-types.ts'

/** Invalidates a mailed password reset link when the password or address of the account changes. */
export const endMailedLink: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  originalDoc && (data.password || isOtherEmail(data, originalDoc))
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
