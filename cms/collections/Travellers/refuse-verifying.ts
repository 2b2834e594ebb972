import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { hasRole } from '../../access/who.ts'
import type { Traveller } from '../../payload-types.ts'

/** Tells staff, whose form has the tick for a verified address as well, that it is not theirs, and what is. */
export const refuseVerifying: CollectionBeforeValidateHook<Traveller> = ({ data, originalDoc, collection, req }) => {
  const isChanged = data?._verified !== undefined && Boolean(data._verified) !== Boolean(originalDoc?._verified)
  if (originalDoc && isChanged && hasRole(req, 'editor', 'staff')) {
    const message = 'Only an administrator says whose address it is. To keep somebody out, tick Blocked.'
    throw new ValidationError({ collection: collection.slug, errors: [{ path: '_verified', message }], req })
  }
  return data
}
