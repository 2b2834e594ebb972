import { keepSessionsContext } from '@nusa/cms/custom-tables'
import { isGuessablePassword } from '@nusa/cms/guessable-password'
import { travellers } from '@nusa/cms/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { runWithPayloadRequest, type Transaction } from '../in-transaction.ts'
import { findAccount, lockAccount, toVerifiedColumns } from './account-rows.ts'
import { authenticate } from './check-password.ts'
import type { LinkStore } from './links.ts'
import { queueNotice } from './notices.ts'
import type { SessionStore } from './sessions.ts'

type Passwords = Pick<
  Accounts,
  | 'forgotPassword'
  | 'readResetLink'
  | 'resetPassword'
  | 'isPasswordOf'
  | 'isGuessable'
  | 'changePassword'
  | 'signOutEverywhere'
>

/** All passwords are hashed by Payload. */
export function createPasswordMethods(
  connection: Connection,
  { links, sessions, now }: { links: LinkStore; sessions: SessionStore; now: () => Date },
): Passwords {
  const { payload, db } = connection

  /** The caller must have locked the account. */
  async function setPassword(id: number, password: string, tx: Transaction): Promise<void> {
    await runWithPayloadRequest(connection, tx, (req) =>
      payload.update({ collection: 'travellers', id, data: { password }, depth: 0, context: keepSessionsContext, req }),
    )
  }

  return {
    forgotPassword: (email) =>
      db.transaction(async (tx) => {
        const existingAccount = await findAccount(tx, email)
        const account = existingAccount && (await lockAccount(tx, existingAccount.id))
        if (!account || account.isBlocked) return null
        const token = await links.issue('reset', { travellerId: account.id }, tx)
        return { token, email: account.email, fullName: account.isVerified ? (account.fullName ?? '') : '' }
      }),

    async readResetLink(token) {
      const link = await links.peek('reset', token)
      if (typeof link === 'string') return link
      const whereActiveAccount = and(eq(travellers.id, link.travellerId ?? 0), isNull(travellers.deleted_at))
      const { email, blocked } = travellers
      const [account] = await db.select({ email, blocked }).from(travellers).where(whereActiveAccount)
      if (!account) return 'unknown'
      return account.blocked ? 'expired' : { email: account.email }
    },

    resetPassword: (token, password) =>
      db.transaction(async (tx) => {
        const openedLink = await links.useForAccount('reset', token, tx)
        if (typeof openedLink === 'string') return openedLink
        const { id, email, isVerified, fullName } = openedLink.account
        await setPassword(id, password, tx)
        await sessions.endAll(id, { tx })
        await links.expire(id, ['reset', 'email', 'verify'], tx)
        // The link was emailed to this address, so using the link also verifies the address.
        await tx.update(travellers).set(toVerifiedColumns(now())).where(eq(travellers.id, id))
        const name = isVerified ? fullName : null
        await queueNotice(tx, 'password_changed', { travellerId: id, to: email, name, at: now() })
        return { email }
      }),

    isGuessable: isGuessablePassword,

    isPasswordOf: async ({ id, email }, password) => (await authenticate(connection, email, password))?.id === id,

    changePassword: ({ id }, password, exceptToken) =>
      db.transaction(async (tx) => {
        const account = await lockAccount(tx, id)
        if (!account) return
        await setPassword(id, password, tx)
        await sessions.endAll(id, { tx, exceptToken })
        await links.expire(id, ['reset', 'email'], tx)
        const { email: to, fullName: name } = account
        await queueNotice(tx, 'password_changed', { travellerId: id, to, name, at: now() })
      }),

    signOutEverywhere: ({ id }) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, id)
        await sessions.endAll(id, { tx })
        await links.expire(id, ['reset', 'email'], tx)
      }),
  }
}
