import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../../payload-types.ts'

/** The first one to register is the administrator, or nobody could ever become one. */
export const makeFirstAdmin: CollectionBeforeChangeHook<User> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? { ...data, role: 'admin' } : data
}
