import type { CollectionConfig } from 'payload'
import { adminField, isAdmin, nobody } from '../../access/records.ts'
import { hasRole, roles } from '../../access/who.ts'
import { groups, hiddenFromOthers } from '../../config/groups.ts'
import { longestTexts } from '../../fields/text-lengths.ts'
import { requireStrongPassword } from '../../hooks/require-strong-password.ts'
import { presentPassword } from '../../sign-in/present-password-field.ts'
import { requirePassword } from '../../sign-in/require-password.ts'
import { endMailedLink } from './end-mailed-link.ts'
import { accessField, forgetPassword, inviteWithoutPassword } from './invitation.ts'
import { keepAnAdmin, keepAnAdminUndeleted } from './keep-an-admin.ts'
import { makeFirstAdmin } from './make-first-admin.ts'
import { useLinkOnce } from './use-link-once.ts'

/** The users of the CMS: administrators, editors and staff. Only they can enter the admin. */
export const Users = (isSecure: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'CMS user', plural: 'CMS users' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Locking an account would let anyone lock its owner out; `../../sign-in` counts failed attempts.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: isSecure },
    removeTokenFromResponses: true,
  },
  access: {
    admin: ({ req }) => hasRole(req, 'admin', 'editor', 'staff'),
    read: ({ req }) => hasRole(req, 'admin') || (req.user?.collection === 'users' && { id: { equals: req.user.id } }),
    create: isAdmin,
    update: ({ req }) => hasRole(req, 'admin') || (req.user?.collection === 'users' && { id: { equals: req.user.id } }),
    delete: isAdmin,
    unlock: nobody,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [useLinkOnce, inviteWithoutPassword],
    beforeValidate: [requirePassword, requireStrongPassword],
    beforeChange: [makeFirstAdmin, keepAnAdmin, endMailedLink],
    afterChange: [forgetPassword],
    beforeDelete: [keepAnAdminUndeleted],
  },
  admin: {
    group: groups.people,
    hidden: hiddenFromOthers,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'access'],
  },
  fields: [
    presentPassword,
    { name: 'name', type: 'text', required: true, maxLength: longestTexts.text },
    accessField(),
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'staff',
      saveToJWT: true,
      access: { create: adminField, update: adminField },
      options: [
        { label: 'Administrator: everything', value: roles[0] },
        { label: 'Editor: content', value: roles[1] },
        { label: 'Staff: bookings and travellers', value: roles[2] },
      ],
      admin: { components: { Field: '/admin/ChoiceField.tsx#ChoiceField' } },
    },
  ],
})
