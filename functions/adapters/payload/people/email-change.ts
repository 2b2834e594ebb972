import { mailedLinks } from '@nusa/cms/own-tables'
import { travellers } from '@nusa/cms/schema'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { isUniqueViolation } from '../postgres-error.ts'
import { findAccount, normal } from './account-rows.ts'
import type { LinkStore } from './links.ts'

type EmailChange = Pick<Accounts, 'wantEmail' | 'confirmEmail'>

/** Another address counts once its owner has opened the link that was mailed to it. */
export function emailChange(connection: Connection, links: LinkStore, now: () => Date): EmailChange {
  const { db } = connection
  return {
    async wantEmail({ id }, given) {
      const email = normal(given)
      if (await findAccount(connection, email)) return null
      return { token: await links.issue('email', { travellerId: id, email }) }
    },

    async confirmEmail(token) {
      try {
        return await db.transaction(async (tx) => {
          const link = await links.use('email', token, tx)
          if (typeof link === 'string') return link
          const { travellerId, email } = link
          if (travellerId === null || email === null) return 'unknown'
          const [before] = await tx
            .select({ email: travellers.email, fullName: travellers.full_name })
            .from(travellers)
            .where(eq(travellers.id, travellerId))
            .for('update')
          if (!before) return 'unknown'
          await tx.update(travellers).set({ email }).where(eq(travellers.id, travellerId))
          // Links that went to the address of before must not open the account any more.
          const at = now().toISOString()
          await tx
            .update(mailedLinks)
            .set({ expiresAt: at })
            .where(
              and(
                eq(mailedLinks.travellerId, travellerId),
                inArray(mailedLinks.kind, ['reset', 'email', 'verify']),
                isNull(mailedLinks.usedAt),
              ),
            )
          return { from: before.email, to: email, fullName: before.fullName ?? '' }
        })
      } catch (error) {
        // Somebody has made an account with this address meanwhile.
        if (isUniqueViolation(error, 'travellers_email_idx')) return 'expired'
        throw error
      }
    },
  }
}
