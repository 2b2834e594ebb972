import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../../generated/payload-types.ts'

/** Records when the address was first verified: from then on it cannot be used for another sign-up. */
export const recordVerification: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) =>
  data._verified && !originalDoc?.verified_at ? { ...data, verified_at: new Date().toISOString() } : data
