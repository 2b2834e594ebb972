import { travellers } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { findAccount } from './account-rows.ts'
import { accountWith } from './check-password.ts'
import type { LinkStore } from './links.ts'
import type { SessionStore } from './sessions.ts'

type Passwords = Pick<Accounts, 'forgotPassword' | 'resetPassword' | 'isPasswordOf' | 'changePassword'>

/** Passwords are hashed by Payload and by nobody else. */
export function passwords(
  connection: Connection,
  { links, sessions, now }: { links: LinkStore; sessions: SessionStore; now: () => Date },
): Passwords {
  const { payload, db } = connection

  async function set(id: number, password: string): Promise<void> {
    await payload.update({ collection: 'travellers', id, data: { password }, depth: 0 })
  }

  return {
    async forgotPassword(email) {
      const known = await findAccount(connection, email)
      if (!known) return null
      const token = await links.issue('reset', { travellerId: known.id })
      return { token, email: known.email, fullName: known.fullName ?? '' }
    },

    async resetPassword(token, password) {
      const link = await links.use('reset', token)
      if (typeof link === 'string') return link
      const id = link.travellerId
      if (id === null) return 'unknown'
      await set(id, password)
      await sessions.endAll(id)
      // Whoever has the link reads the mails of this address, which is what verifying it asks.
      await db
        .update(travellers)
        .set({ _verified: true, loginAttempts: 0, lockUntil: null })
        .where(eq(travellers.id, id))
      return 'ok'
    },

    isPasswordOf: async ({ id, email }, password) => (await accountWith(connection, now, email, password))?.id === id,

    async changePassword({ id }, password, keptToken) {
      await set(id, password)
      await sessions.endAll(id, keptToken)
    },
  }
}
