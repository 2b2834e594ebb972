import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, UIField } from 'payload'
import type { Invitations } from '../../collections/records/Users/index.ts'
import { requireTransaction } from '../../core/database/request-transaction.ts'
import type { User } from '../../generated/payload-types.ts'
import { inviteField } from './invite-field.ts'

/** The key of a flag in `req.context` that is set while an account is created by invitation. */
export const invitationKey = 'nusa:invites'

const createAccessField = (): UIField => ({
  name: 'access',
  type: 'ui',
  label: 'Access',
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/features/invitations/admin/AccessField.tsx#AccessCell',
      Field: '/features/invitations/admin/AccessField.tsx#AccessField',
    },
  },
})

/**
 * Sets a random password, because Payload requires one. `removeRandomPassword` removes it. API clients may send a
 * password, which is then stored.
 */
const inviteWithoutPassword: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'users') return args
  const { [inviteField]: isInvited, ...data }: Partial<User> & { [inviteField]?: unknown } = args.data
  if (data.password && isInvited !== true) return args
  req.context[invitationKey] = true
  return { ...args, data: { ...data, password: `Aa1-${randomBytes(32).toString('base64url')}` } }
}

/**
 * An account has the state "Invited" as long as it has no password. The password is removed in the transaction that
 * creates the account.
 */
const removeRandomPassword: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.context[invitationKey]) return doc
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`update users set hash = null, salt = null where id = ${doc.id}`)
  return doc
}

/** Each call creates a new field, because Payload modifies it. */
export const createInvitations = (): Invitations => ({
  accessField: createAccessField(),
  inviteWithoutPassword,
  removeRandomPassword,
})
