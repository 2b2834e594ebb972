import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload'

const allPermissions = [
  /** To read published content, so that staff can look up booked products. */
  'content:read',
  /** Includes drafts, previews, publishing, schedules, exports and imports. */
  'content:edit',
  /** Includes the calendar of a tour. */
  'stock:edit',
  /** Includes contact details, accepted terms and reserved units. */
  'bookings:read',
  /** Includes cancelling. */
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
  /** Includes photos and favorites. */
  'travellers:read',
  'travellers:edit',
  /** To delete an account, and to change its email address, password or verification. */
  'travellers:administer',
  'identity-documents:read',
  'identity-documents:edit',
  'identity-documents:delete',
  'subscriptions:read',
  'subscriptions:delete',
  /** The actions of all users. Without this permission, users can read only their own actions. */
  'audit-log:read',
  /** To invite and delete CMS users and to change roles. Every user can change their own name and sign-in details. */
  'users:edit',
] as const

export type Permission = (typeof allPermissions)[number]

/**
 * Users see only the menu entries that their role may read or edit. A new role needs an entry here, a migration, and an
 * entry in permissions.integration.test.ts.
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

export function roleHasPermission(role: string, permission: Permission): boolean {
  return permissionsByRole.get(role)?.has(permission) ?? false
}

/**
 * `check-session.ts` sets this property of the signed-in user. It is true if the user signed in with a second factor,
 * or if the operator does not require a second factor for identity documents.
 */
export const canOpenDocumentsKey = '_canOpenDocuments'

/** Returns false for travellers and anonymous callers. */
export function userHasPermission(user: TypedUser | null | undefined, permission: Permission): boolean {
  if (user?.collection !== 'users' || !roleHasPermission(user.role, permission)) return false
  return !permission.startsWith('identity-documents:') || canOpenDocuments(user)
}

function canOpenDocuments(user: object): boolean {
  return canOpenDocumentsKey in user && user[canOpenDocumentsKey] === true
}

/** Returns whether the role may open identity documents, but the user must sign in with a second factor first. */
export function needsFactorForDocuments(user: TypedUser | null | undefined): boolean {
  return (
    user?.collection === 'users' && roleHasPermission(user.role, 'identity-documents:read') && !canOpenDocuments(user)
  )
}

export function hasPermission({ user }: Pick<PayloadRequest, 'user'>, permission: Permission): boolean {
  return userHasPermission(user, permission)
}

export function isCmsUser({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.collection === 'users'
}

/** Gives access to all entries. */
export function withPermission(permission: Permission): Access {
  return ({ req }) => hasPermission(req, permission)
}

export function fieldWithPermission(permission: Permission): FieldAccess {
  return ({ req }) => hasPermission(req, permission)
}

/** Hides a collection or global from the menu of users without the permission. */
export function hiddenWithout(permission: Permission): (viewer: { user: object | null }) => boolean {
  // Payload passes a `ClientUser` for collections and the user of a `PayloadRequest` for globals.
  return ({ user }) => !(user && 'role' in user && roleHasPermission(String(user.role), permission))
}
