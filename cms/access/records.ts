import type { Access, CollectionConfig, PayloadRequest } from 'payload'
import { hasPermission, type Permission, withPermission } from './permissions.ts'

/**
 * Returns null if no traveller is signed in. Only the site's API (`functions/`) acts for travellers, and it calls
 * Payload's Local API. A traveller's token gives no access to Payload's REST API.
 */
function readTravellerId(req: PayloadRequest): number | null {
  const { user } = req
  return req.payloadAPI === 'local' && user?.collection === 'travellers' ? user.id : null
}

/** Returns whether the site's API acts for a signed-out visitor, for example to sign up or to subscribe. */
export function isAnonymousApiCall(req: PayloadRequest): boolean {
  return req.payloadAPI === 'local' && !req.user
}

type RecordAccess = NonNullable<CollectionConfig['access']>

export const denyAll = (): false => false

/** Gives CMS users access to all entries, and travellers to entries with their id in `field`. */
export function withPermissionOrOwner(permission: Permission, field: string): Access {
  return ({ req }) => {
    if (hasPermission(req, permission)) return true
    const id = readTravellerId(req)
    return id !== null && { [field]: { equals: id } }
  }
}

/** Gives only travellers access, to entries with their id in `field`. */
export function ownerOnly(field: string): Access {
  return ({ req }) => {
    const id = readTravellerId(req)
    return id !== null && { [field]: { equals: id } }
  }
}

/** Lets travellers create entries with their own id in `field`. */
export function ownDataOnly(field: string): Access {
  return ({ req, data }) => {
    const id = readTravellerId(req)
    return id !== null && data?.[field] === id
  }
}

/**
 * Returns the access rules for records that only the site's API creates, without an access check. CMS users can change a
 * few fields.
 */
export function recordAccess(subject: 'bookings' | 'invoices' | 'refunds' | 'payment-events' | 'emails'): RecordAccess {
  return {
    read: withPermission(`${subject}:read`),
    create: denyAll,
    update: withPermission(`${subject}:edit`),
    delete: denyAll,
  }
}

/** Staff read all records. Travellers read the records that contain their id in `field`. */
export function travellerRecordAccess(subject: 'bookings' | 'invoices', field: string): RecordAccess {
  return { ...recordAccess(subject), read: withPermissionOrOwner(`${subject}:read`, field) }
}
