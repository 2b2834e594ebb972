import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { hasRole, travellerId } from './who.ts'

type RecordAccess = NonNullable<CollectionConfig['access']>

export const nobody = (): false => false

export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')
export const isStaff: Access = ({ req }) => hasRole(req, 'admin', 'staff')
export const staffField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'staff')
export const adminField: FieldAccess = ({ req }) => hasRole(req, 'admin')

/** Gives staff access to all entries, and travellers to entries with their id in `field`. */
export function staffOrOwner(field: string): Access {
  return ({ req }) => {
    if (hasRole(req, 'admin', 'staff')) return true
    const id = travellerId(req)
    return id !== null && { [field]: { equals: id } }
  }
}

/** Gives only travellers access, to entries with their id in `field`. */
export function owner(field: string): Access {
  return ({ req }) => {
    const id = travellerId(req)
    return id !== null && { [field]: { equals: id } }
  }
}

/** Lets travellers create entries with their own id in `field`. */
export function ownData(field: string): Access {
  return ({ req, data }) => {
    const id = travellerId(req)
    return id !== null && data?.[field] === id
  }
}

/** Gives all CMS users full access, and travellers none. */
export function cmsUsersOnly(): RecordAccess {
  const isColleague: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'staff')
  return { read: isColleague, create: isColleague, update: isColleague, delete: isColleague }
}

/** Returns the access rules for payment records: travellers read their own; staff read all and change a few fields. */
export function moneyRecordAccess(field: string): RecordAccess {
  return { read: staffOrOwner(field), create: nobody, update: isStaff, delete: nobody }
}
