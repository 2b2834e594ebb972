import { travellers } from '@nusa/cms/schema'
import { and, eq, ne } from 'drizzle-orm'
import { ValidationError } from 'payload'
import type { Accounts } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { findAccount, normal } from './account-rows.ts'
import { checkDecoy } from './decoy.ts'
import type { LinkStore } from './links.ts'

type SigningUp = Pick<Accounts, 'create' | 'verifyEmail' | 'newVerification'>

/** Making accounts and verifying their addresses. */
export function signingUp(connection: Connection, links: LinkStore): SigningUp {
  const { payload, db } = connection
  return {
    async create({ email: given, password, full_name, username }) {
      const data = { email: normal(given), password, full_name, username }
      const known = await findAccount(connection, given)
      if (!known) {
        try {
          const made = await payload.create({
            collection: 'travellers',
            data,
            disableVerificationEmail: true,
            overrideAccess: false,
          })
          return { token: await links.issue('verify', { travellerId: made.id }) }
        } catch (error) {
          // Somebody was faster with this e-mail; their mail is on its way.
          if (error instanceof ValidationError && (await findAccount(connection, given))) return null
          throw error
        }
      }
      if (known.isVerified) {
        await checkDecoy(password)
        return null
      }
      // Nobody has proved to own this address yet, so the last one who says so is believed: an earlier stranger's
      // password must not survive the owner's click on the link.
      const changed = await payload.update({
        collection: 'travellers',
        where: { and: [{ id: { equals: known.id } }, { _verified: { not_equals: true } }] },
        data: { password, full_name, username },
      })
      return changed.docs.length > 0 ? { token: await links.issue('verify', { travellerId: known.id }) } : null
    },

    verifyEmail: (token) =>
      db.transaction(async (tx) => {
        const link = await links.use('verify', token, tx)
        if (typeof link === 'string') return link
        if (link.travellerId === null) return 'unknown'
        await tx.update(travellers).set({ _verified: true }).where(eq(travellers.id, link.travellerId))
        return 'ok'
      }),

    async newVerification({ email, token }) {
      const id = token === undefined ? null : ((await links.find('verify', token))?.travellerId ?? null)
      const whose = id === null ? eq(travellers.email, normal(email ?? '')) : eq(travellers.id, id)
      const [waiting] = await db
        .select({ id: travellers.id, email: travellers.email, fullName: travellers.full_name })
        .from(travellers)
        .where(and(whose, ne(travellers._verified, true)))
      if (!waiting) return null
      const fresh = await links.issue('verify', { travellerId: waiting.id })
      return { token: fresh, email: waiting.email, fullName: waiting.fullName ?? '' }
    },
  }
}
