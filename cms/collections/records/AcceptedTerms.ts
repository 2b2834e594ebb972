import type { CollectionConfig } from 'payload'
import { hiddenWithout, withPermission } from '../../access/permissions.ts'
import { denyAll } from '../../access/records.ts'
import { readOnlyFields } from '../../fields/read-only-fields.ts'
import { groups } from '../groups.ts'

/**
 * Contains one entry for each wording of the terms that travellers have accepted. Invoices refer to the accepted
 * wording, even after the page with the terms changes.
 */
export const AcceptedTerms = (): CollectionConfig => ({
  slug: 'accepted-terms',
  labels: { singular: 'Accepted terms', plural: 'Accepted terms' },
  access: { read: withPermission('bookings:read'), create: denyAll, update: denyAll, delete: denyAll },
  admin: {
    group: groups.system,
    hidden: hiddenWithout('bookings:read'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'createdAt'],
  },
  defaultSort: '-createdAt',
  fields: readOnlyFields([
    { name: 'title', type: 'text', required: true },
    { name: 'html', type: 'textarea', required: true },
    { name: 'hash', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ]),
})
