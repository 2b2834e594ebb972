import type { CollectionConfig } from 'payload'
import { isAdmin, isStaff, nobody } from '../../access/records.ts'
import { isAnonymousFunction, travellerId } from '../../access/who.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'

export const Subscriptions = (): CollectionConfig => ({
  slug: 'subscriptions',
  labels: { singular: 'Newsletter subscription', plural: 'Newsletter' },
  access: {
    read: isStaff,
    create: ({ req }) => isAnonymousFunction(req) || travellerId(req) !== null,
    update: nobody,
    delete: isAdmin,
  },
  admin: {
    group: groups.people,
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    defaultColumns: ['email', 'createdAt'],
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    },
  ],
})
