import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { hasRole, travellerId } from './who.ts'

type RecordAccess = NonNullable<CollectionConfig['access']>

export const nobody = (): false => false

export const isAdmin: Access = ({ req }) => hasRole(req, 'admin')
export const isStaff: Access = ({ req }) => hasRole(req, 'admin', 'staff')
export const staffField: FieldAccess = ({ req }) => hasRole(req, 'admin', 'staff')
export const adminField: FieldAccess = ({ req }) => hasRole(req, 'admin')

/** Staff see all, a traveller what carries their id in `field`, nobody else anything. */
export function staffOrOwner(field: string): Access {
  return ({ req }) => {
    if (hasRole(req, 'admin', 'staff')) return true
    const id = travellerId(req)
    return id !== null && { [field]: { equals: id } }
  }
}

/** Only a traveller, and only what carries their id in `field`. */
export function owner(field: string): Access {
  return ({ req }) => {
    const id = travellerId(req)
    return id !== null && { [field]: { equals: id } }
  }
}

/** A traveller makes what is their own: the data names them in `field`. */
export function ownData(field: string): Access {
  return ({ req, data }) => {
    const id = travellerId(req)
    return id !== null && data?.[field] === id
  }
}

/** What everybody of the company writes, and nobody else sees. */
export function nobodyButColleagues(): RecordAccess {
  const isColleague: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'staff')
  return { read: isColleague, create: isColleague, update: isColleague, delete: isColleague }
}

/** Records of money: travellers read their own, staff read all and change the few fields that are open to them. */
export function moneyRecordAccess(field: string): RecordAccess {
  return { read: staffOrOwner(field), create: nobody, update: isStaff, delete: nobody }
}
