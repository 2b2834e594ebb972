import type { CollectionConfig, OptionObject } from 'payload'
import { hasPermission, roles } from '../../access/permissions.ts'
import { denyAll } from '../../access/records.ts'
import { groups } from '../../collections/groups.ts'
import { readOnlyFields } from '../../fields/read-only-fields.ts'
import { readCurrentTitle } from './titles.ts'

const choiceTextAdmin = { components: { Field: '/features/audit/admin/ChoiceText.tsx#ChoiceText' } }

/** Records which CMS user changed what, and when. Rows are written by hooks, read-only, and deleted after 400 days. */
export const AuditLog = (kinds: OptionObject[]): CollectionConfig => ({
  slug: 'audit-log',
  labels: { singular: 'Change', plural: 'Audit trail' },
  access: {
    read: ({ req }) =>
      hasPermission(req, 'audit-log:read') ||
      (req.user?.collection === 'users' && { colleague: { equals: req.user.id } }),
    create: denyAll,
    update: denyAll,
    delete: denyAll,
  },
  admin: {
    group: groups.system,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'who', 'operation', 'kind', 'title', 'changes'],
    listSearchableFields: ['title', 'who', 'entry'],
    description: 'Who changed what, and when. Entries are kept for 400 days.',
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'link',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/features/audit/admin/AuditedEntry.tsx#AuditedEntry' } },
    },
    ...readOnlyFields([
      { name: 'who', type: 'text', required: true },
      {
        name: 'role',
        type: 'select',
        required: true,
        options: Object.entries(roles).map(([value, { name }]) => ({ label: name, value })),
        admin: choiceTextAdmin,
      },
      // The field is not a relation, because the row remains after the user is deleted.
      { name: 'colleague', type: 'number', required: true, index: true, admin: { hidden: true } },
      {
        name: 'operation',
        type: 'select',
        required: true,
        options: [
          { label: 'Created', value: 'create' },
          { label: 'Changed', value: 'update' },
          { label: 'Saved as a draft', value: 'draft' },
          { label: 'Deleted', value: 'delete' },
          { label: 'Scheduled', value: 'plan' },
          { label: 'Schedule cancelled', value: 'unplan' },
          { label: 'Done as scheduled', value: 'planned' },
          { label: 'Sent again', value: 'resend' },
          { label: 'Published', value: 'publish' },
          { label: 'Rolled back to a release', value: 'back' },
        ],
        admin: choiceTextAdmin,
      },
      { name: 'kind', type: 'select', required: true, options: kinds, admin: choiceTextAdmin },
      { name: 'entry', type: 'text', index: true, label: 'Number' },
      { name: 'title', type: 'text', label: 'Entry', hooks: { afterRead: [readCurrentTitle] } },
      {
        name: 'changes',
        type: 'json',
        admin: {
          components: {
            Cell: '/features/audit/admin/Changes.tsx#ChangesCell',
            Field: '/features/audit/admin/Changes.tsx#ChangesText',
          },
        },
      },
    ]),
  ],
})
