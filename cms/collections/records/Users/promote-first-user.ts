import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../../../generated/payload-types.ts'

/** Makes the first user who registers an administrator, because only an administrator can assign that role. */
export const promoteFirstUser: CollectionBeforeChangeHook<User> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? { ...data, role: 'admin' } : data
}
