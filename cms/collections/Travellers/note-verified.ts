import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../payload-types.ts'

/** Notes when an address was first proved to be its owner's: from then on nobody can sign up with it again. */
export const noteVerified: CollectionBeforeChangeHook<Traveller> = ({ data, originalDoc }) =>
  data._verified && !originalDoc?.verified_at ? { ...data, verified_at: new Date().toISOString() } : data
