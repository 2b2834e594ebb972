import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, UIField } from 'payload'
import { transactionOf } from '../../hooks/transaction-of.ts'
import { inviteMark } from '../../invitations/invite-mark.ts'
import type { User } from '../../payload-types.ts'

/** In `req.context` of a request that makes an account: its person is invited to choose the password. */
export const invites = 'nusa:invites'

/** Says in lists and forms whether a person has chosen a password yet, and sends the invitation again if not. */
export const accessField = (): UIField => ({
  name: 'access',
  type: 'ui',
  label: 'Access',
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/admin/invitations/AccessCell.tsx#AccessCell',
      Field: '/admin/invitations/AccessField.tsx#AccessField',
    },
  },
})

/**
 * Gives an account that an administrator makes without a password a random one: Payload makes no account without. `forgetPassword`
 * takes it away. Programs may give a password themselves.
 */
export const inviteWithoutPassword: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'users') return args
  const { [inviteMark]: isInvited, ...data }: Partial<User> & { [inviteMark]?: unknown } = args.data
  if (data.password && isInvited !== true) return args
  req.context[invites] = true
  return { ...args, data: { ...data, password: `Aa1-${randomBytes(32).toString('base64url')}` } }
}

/** Takes the random password away, in the transaction that makes the account: an account without one is invited. */
export const forgetPassword: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.context[invites]) return doc
  const transaction = await transactionOf(req)
  await transaction.execute(sql`update users set hash = null, salt = null where id = ${doc.id}`)
  return doc
}
