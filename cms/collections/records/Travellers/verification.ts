import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { hasPermission, isCmsUser } from '../../../access/permissions.ts'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Traveller } from '../../../generated/payload-types.ts'

/**
 * Refuses to change whether an address is verified unless the user is an administrator. The form of staff also has the
 * checkbox, so the message says what they can do instead.
 */
export const requireAdminToVerify: CollectionBeforeValidateHook<Traveller> = ({ data, originalDoc, req }) => {
  const isChanged = data?._verified !== undefined && Boolean(data._verified) !== Boolean(originalDoc?._verified)
  if (originalDoc && isChanged && isCmsUser(req) && !hasPermission(req, 'travellers:administer')) {
    const message = 'Only administrators can change this. To lock an account, tick Blocked.'
    throw fieldValidationError(req, 'travellers', { path: '_verified', message })
  }
  return data
}

/** Records when the address was first verified: from then on it cannot be used for another sign-up. */
export const recordVerification: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) =>
  data._verified && !originalDoc?.verified_at ? { ...data, verified_at: new Date().toISOString() } : data
