import type { TextField } from 'payload'

/**
 * Stands for the password, of which Payload makes no field, so that its forms know who may write it: whoever has the account. An
 * administrator invites people instead of inventing passwords for them. Programs may still send one; the own password of whoever
 * signs in confirms it. It has no column.
 */
export const passwordField = (): TextField => ({
  name: 'password',
  type: 'text',
  virtual: true,
  access: {
    create: ({ data }) => typeof data?.password === 'string',
    update: ({ req, id, data }) =>
      typeof data?.password === 'string' ||
      (req.user?.collection === 'users' && String(req.user.id) === String(id ?? data?.id)),
  },
  hooks: { afterRead: [() => undefined] },
  admin: { components: { Field: false }, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})
