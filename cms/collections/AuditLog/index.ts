import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/records.ts'
import { hasRole } from '../../access/who.ts'
import { groups } from '../../config/groups.ts'
import { kept } from '../../fields/kept.ts'
import { recordField } from '../../fields/record.ts'

const changes = recordField('changes')

/**
 * Who of the company changed what, and when. Written by the hooks of `../../audit`, kept for 400 days, changed by nobody.
 * Administrators read all of it, everybody else what they did themselves.
 */
export const AuditLog = (): CollectionConfig => ({
  slug: 'audit-log',
  labels: { singular: 'Change', plural: 'Audit trail' },
  access: {
    read: ({ req }) =>
      hasRole(req, 'admin') || (req.user?.collection === 'users' && { colleague: { equals: req.user.id } }),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  admin: {
    group: groups.people,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'who', 'operation', 'kind', 'title', 'changes'],
    listSearchableFields: ['who', 'title', 'kind', 'entry'],
    description: 'Who changed what, and when. Kept for 400 days.',
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'link',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/AuditedEntry.tsx#AuditedEntry' } },
    },
    ...kept([
      { name: 'who', type: 'text', required: true },
      { name: 'role', type: 'text', required: true },
      // No relation: who has left the company did it all the same.
      { name: 'colleague', type: 'number', required: true, index: true, admin: { hidden: true } },
      {
        name: 'operation',
        type: 'select',
        required: true,
        options: [
          { label: 'Made', value: 'create' },
          { label: 'Changed', value: 'update' },
          { label: 'Saved as a draft', value: 'draft' },
          { label: 'Deleted', value: 'delete' },
        ],
      },
      {
        name: 'kind',
        type: 'text',
        required: true,
        admin: { components: { Cell: '/admin/KindCell.tsx#KindCell' } },
      },
      { name: 'entry', type: 'text', index: true, label: 'Number' },
      { name: 'title', type: 'text', label: 'Entry' },
      {
        ...changes,
        admin: { components: { ...changes.admin?.components, Cell: '/admin/ChangesCell.tsx#ChangesCell' } },
      },
    ]),
  ],
})
