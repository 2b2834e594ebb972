import type { CollectionBeforeValidateHook } from 'payload'
import { hasRole } from '../../access/who.ts'
import { refusedFields } from '../../hooks/refused-fields.ts'
import type { Traveller } from '../../payload-types.ts'

/**
 * Refuses to change whether an address is verified unless the user is an administrator. The form of staff also has the
 * checkbox, so the message says what they can do instead.
 */
export const refuseVerifying: CollectionBeforeValidateHook<Traveller> = ({ data, originalDoc, req }) => {
  const isChanged = data?._verified !== undefined && Boolean(data._verified) !== Boolean(originalDoc?._verified)
  if (originalDoc && isChanged && hasRole(req, 'editor', 'staff')) {
    const message = 'Only administrators can change this. To lock an account, tick Blocked.'
    throw refusedFields(req, 'travellers', { path: '_verified', message })
  }
  return data
}
