import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  UIField,
} from 'payload'
import {
  fieldWithPermission,
  hasPermission,
  hiddenWithout,
  isCmsUser,
  roles,
  withPermission,
} from '../../../access/permissions.ts'
import { denyAll } from '../../../access/records.ts'
import { requireStrongPassword } from '../../../core/passwords/require-strong-password.ts'
import { currentPasswordInput } from '../../../fields/current-password/current-password.ts'
import { requirePassword } from '../../../fields/current-password/require-password.ts'
import { maxTextLengths } from '../../../fields/text-lengths.ts'
import type { User } from '../../../generated/payload-types.ts'
import { groups } from '../../groups.ts'
import { refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './last-admin.ts'
import { endUnfinishedSignIns, invalidateResetLink, lockResetLink } from './reset-link.ts'

const withPermissionOrOwnAccount: Access = ({ req }) =>
  hasPermission(req, 'users:edit') || (req.user?.collection === 'users' && { id: { equals: req.user.id } })

/** Lets the owners of new accounts choose their own password. */
export interface Invitations {
  /** Shows whether a user has chosen a password. */
  accessField: UIField
  inviteWithoutPassword: CollectionBeforeOperationHook<'users'>
  removeRandomPassword: CollectionAfterChangeHook<User>
}

/** Administrators, editors and staff. Only they can enter the admin. */
export const Users = (
  isSecure: boolean,
  { accessField, inviteWithoutPassword, removeRandomPassword }: Invitations,
  twoStepField: UIField,
): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'CMS user', plural: 'CMS users' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Payload's lock would let anyone lock the owner out. `features/sign-in` limits failed attempts instead.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: isSecure },
    removeTokenFromResponses: true,
  },
  access: {
    admin: ({ req }) => isCmsUser(req),
    read: withPermissionOrOwnAccount,
    create: withPermission('users:edit'),
    update: withPermissionOrOwnAccount,
    delete: withPermission('users:edit'),
    unlock: denyAll,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [lockResetLink, inviteWithoutPassword],
    beforeValidate: [requirePassword, requireStrongPassword],
    beforeChange: [promoteFirstUser, refuseDemotingLastAdmin, invalidateResetLink, endUnfinishedSignIns],
    afterChange: [removeRandomPassword],
    beforeDelete: [refuseDeletingLastAdmin],
  },
  admin: {
    group: groups.people,
    hidden: hiddenWithout('users:edit'),
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'access', 'two_step'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: maxTextLengths.text },
    accessField,
    twoStepField,
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'staff',
      saveToJWT: true,
      access: { create: fieldWithPermission('users:edit'), update: fieldWithPermission('users:edit') },
      options: Object.entries(roles).map(([value, { label }]) => ({ label, value })),
      admin: { components: { Field: '/payload-fixes/inputs/ChoiceField.tsx#ChoiceField' } },
    },
    currentPasswordInput,
  ],
})

/** The first user must become an administrator, because only administrators can assign the role. */
const promoteFirstUser: CollectionBeforeChangeHook<User> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? { ...data, role: 'admin' } : data
}
