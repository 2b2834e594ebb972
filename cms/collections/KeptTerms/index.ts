import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { kept } from '../../fields/kept.ts'

/**
 * The terms that travellers have accepted, one row for each wording. Invoices refer to theirs, even after the page
 * changes.
 */
export const KeptTerms = (): CollectionConfig => ({
  slug: 'kept-terms',
  labels: { singular: 'Accepted terms', plural: 'Accepted terms' },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: groups.system,
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    defaultColumns: ['title', 'createdAt'],
  },
  defaultSort: '-createdAt',
  fields: kept([
    { name: 'title', type: 'text', required: true },
    { name: 'html', type: 'textarea', required: true },
    { name: 'hash', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ]),
})
