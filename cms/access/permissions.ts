import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload'

const allPermissions = [
  /** To read published content, so that staff can look up booked products. */
  'content:read',
  /** To edit content and its drafts, and to preview, publish, schedule, export and import content. */
  'content:edit',
  /** To edit how many units can be booked on a date, and to open the calendar of a tour. */
  'stock:edit',
  /** To read bookings with their contact details, terms and reserved units. */
  'bookings:read',
  /** To edit and to cancel bookings. */
  'bookings:edit',
  'invoices:read',
  'invoices:edit',
  'refunds:read',
  'refunds:edit',
  'payment-events:read',
  'payment-events:edit',
  'emails:read',
  /** To send an email again. */
  'emails:edit',
  'reports:read',
  /** To read accounts of travellers with their photos and favorites. */
  'travellers:read',
  'travellers:edit',
  /** To delete an account, and to change its email address, password or verification. */
  'travellers:administer',
  'identity-documents:read',
  'identity-documents:edit',
  'identity-documents:delete',
  'subscriptions:read',
  'subscriptions:delete',
  /** To read the actions of all users. Every user can read their own actions. */
  'audit-log:read',
  /**
   * To invite and delete CMS users and to change their roles. Every user can change their own name and sign-in details.
   */
  'users:edit',
] as const

export type Permission = (typeof allPermissions)[number]

/**
 * The roles of CMS users with their permissions. A role sees only the menu entries that it may read or edit. A new role
 * needs an entry here, a migration, and an entry in permissions.integration.test.ts.
 */
export const roles = {
  admin: { name: 'Administrator', label: 'Administrator: everything', permissions: allPermissions },
  editor: {
    name: 'Editor',
    label: 'Editor: content',
    permissions: ['content:read', 'content:edit', 'stock:edit'],
  },
  staff: {
    name: 'Staff',
    label: 'Staff: bookings and travellers',
    permissions: [
      'content:read',
      'stock:edit',
      'bookings:read',
      'bookings:edit',
      'invoices:read',
      'invoices:edit',
      'refunds:read',
      'refunds:edit',
      'payment-events:read',
      'payment-events:edit',
      'emails:read',
      'emails:edit',
      'reports:read',
      'travellers:read',
      'travellers:edit',
      'identity-documents:read',
      'identity-documents:edit',
      'subscriptions:read',
    ],
  },
} as const satisfies Record<string, { name: string; label: string; permissions: readonly Permission[] }>

export type Role = keyof typeof roles

const permissionsByRole = new Map<string, ReadonlySet<Permission>>(
  Object.entries(roles).map(([role, { permissions }]) => [role, new Set<Permission>(permissions)]),
)

/** Returns whether a role has the permission; false for an unknown role. */
export function roleHasPermission(role: string, permission: Permission): boolean {
  return permissionsByRole.get(role)?.has(permission) ?? false
}

/**
 * Property of the signed-in user that is true if the session may open identity documents. `check-session.ts` sets it:
 * the documents require a session with a second factor, unless the operator has switched this off.
 */
export const canOpenDocumentsKey = '_canOpenDocuments'

/** Returns whether a user has the permission; false for travellers and anonymous callers. */
export function userHasPermission(user: TypedUser | null | undefined, permission: Permission): boolean {
  if (user?.collection !== 'users' || !roleHasPermission(user.role, permission)) return false
  return !permission.startsWith('identity-documents:') || canOpenDocuments(user)
}

function canOpenDocuments(user: object): boolean {
  return canOpenDocumentsKey in user && user[canOpenDocumentsKey] === true
}

/** Returns whether the user could open identity documents if the session had a second factor. */
export function needsFactorForDocuments(user: TypedUser | null | undefined): boolean {
  return (
    user?.collection === 'users' && roleHasPermission(user.role, 'identity-documents:read') && !canOpenDocuments(user)
  )
}

/** Returns whether the request comes from a CMS user who has the permission. */
export function hasPermission({ user }: Pick<PayloadRequest, 'user'>, permission: Permission): boolean {
  return userHasPermission(user, permission)
}

/** Returns whether the request comes from a CMS user, of any role. */
export function isCmsUser({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.collection === 'users'
}

/** Gives CMS users who have the permission access to all entries. */
export function withPermission(permission: Permission): Access {
  return ({ req }) => hasPermission(req, permission)
}

/** Gives CMS users who have the permission access to a field. */
export function fieldWithPermission(permission: Permission): FieldAccess {
  return ({ req }) => hasPermission(req, permission)
}

/** Hides a collection or global from the menu of users who do not have the permission. */
export function hiddenWithout(permission: Permission): (viewer: { user: object | null }) => boolean {
  // Payload passes the user object of its client for collections, and the user object of its server for globals.
  return ({ user }) => !(user && 'role' in user && roleHasPermission(String(user.role), permission))
}
