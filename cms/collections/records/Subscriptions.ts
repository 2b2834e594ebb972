import { randomUUID } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { hiddenWithout, withPermission } from '../../access/permissions.ts'
import { denyAll } from '../../access/records.ts'
import { instantField } from '../../fields/read-only-fields.ts'
import { groups } from '../groups.ts'

/**
 * An address is subscribed once its owner has opened the mailed link. Unsubscribed addresses remain, so that they are
 * not added again by mistake.
 */
export const Subscriptions = (): CollectionConfig => ({
  slug: 'subscriptions',
  labels: { singular: 'Newsletter subscription', plural: 'Newsletter' },
  access: {
    read: withPermission('subscriptions:read'),
    create: denyAll,
    update: denyAll,
    delete: withPermission('subscriptions:delete'),
  },
  admin: {
    group: groups.people,
    hidden: hiddenWithout('subscriptions:read'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'confirmed_at', 'createdAt'],
    description: 'Only write to confirmed subscribers, and include their own unsubscribe link in each email.',
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: 'Not confirmed yet', value: 'pending' },
        { label: 'Subscribed', value: 'subscribed' },
        { label: 'Unsubscribed', value: 'unsubscribed' },
      ],
    },
    instantField('confirmed_at'),
    instantField('unsubscribed_at'),
    {
      name: 'unsubscribe_token',
      type: 'text',
      required: true,
      unique: true,
      defaultValue: () => randomUUID(),
      admin: { description: 'The unsubscribe link is /newsletter/unsubscribe?token= followed by this token.' },
    },
  ],
})
