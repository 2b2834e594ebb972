import type { CollectionBeforeValidateHook } from 'payload'
import { hasRole } from '../../access/who.ts'
import { refusedFields } from '../../hooks/refused-fields.ts'
import type { Traveller } from '../../payload-types.ts'

/** Tells staff, whose form has the tick for a verified address as well, that it is not theirs, and what is. */
export const refuseVerifying: CollectionBeforeValidateHook<Traveller> = ({ data, originalDoc, req }) => {
  const isChanged = data?._verified !== undefined && Boolean(data._verified) !== Boolean(originalDoc?._verified)
  if (originalDoc && isChanged && hasRole(req, 'editor', 'staff')) {
    const message = 'Only administrators can change this. To lock an account, tick Blocked.'
    throw refusedFields(req, 'travellers', { path: '_verified', message })
  }
  return data
}
