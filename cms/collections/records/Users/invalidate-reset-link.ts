import type { CollectionBeforeChangeHook } from 'payload'
import { changesEmail } from '../../../fields/current-password/changes-email.ts'
import type { User } from '../../../generated/payload-types.ts'

/** Invalidates a mailed password reset link when the password or address of the account changes. */
export const invalidateResetLink: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  originalDoc && (data.password || changesEmail(data, originalDoc))
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
