import { randomUUID } from 'node:crypto'
import { mailedLinks } from '@nusa/cms/custom-tables'
import { subscriptions } from '@nusa/cms/schema'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Subscriptions } from '../../../ports/deps.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { normaliseEmail } from './account-rows.ts'
import { createLinkStore } from './links.ts'
import { hashToken } from './token.ts'

const whereNotSubscribed = ne(subscriptions.state, 'subscribed')

export function payloadSubscriptions(connection: Connection, now: () => Date): Subscriptions {
  const { db } = connection
  const links = createLinkStore(connection, now)
  return {
    // `unsubscribed_at` is not cleared before the link in the email is opened, because a stranger may have sent the
    // request.
    requestSubscription: (requestedEmail) =>
      db.transaction(async (tx) => {
        const email = normaliseEmail(requestedEmail)
        const at = now().toISOString()
        const [pendingRow] = await tx
          .insert(subscriptions)
          .values({ email, state: 'pending', unsubscribe_token: randomUUID(), createdAt: at, updatedAt: at })
          .onConflictDoUpdate({
            target: subscriptions.email,
            set: { state: 'pending', updatedAt: at },
            setWhere: whereNotSubscribed,
          })
          .returning({ unsubscribeToken: subscriptions.unsubscribe_token })
        return pendingRow ? { ...pendingRow, confirmToken: await links.issue('newsletter', { email }, tx) } : null
      }),
    confirm: (token) =>
      db.transaction(async (tx) => {
        const storedLink = await links.find('newsletter', token, tx)
        // Lock the subscription before its link changes.
        await tx
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(eq(subscriptions.email, storedLink?.email ?? ''))
          .for('no key update')
        const link = await links.use('newsletter', token, tx)
        if (typeof link === 'string') return link
        const at = now().toISOString()
        const confirmedRows = await tx
          .update(subscriptions)
          .set({ state: 'subscribed', confirmed_at: at, unsubscribed_at: null, updatedAt: at })
          .where(and(eq(subscriptions.email, link.email ?? ''), eq(subscriptions.state, 'pending')))
          .returning({ id: subscriptions.id })
        return confirmedRows.length > 0 ? 'ok' : 'expired'
      }),
    async unsubscribe(token) {
      const at = now().toISOString()
      const unsubscribedRows = await db
        .update(subscriptions)
        .set({
          state: 'unsubscribed',
          unsubscribed_at: sql`coalesce(${subscriptions.unsubscribed_at}, ${at})`,
          updatedAt: at,
        })
        .where(
          or(eq(subscriptions.unsubscribe_token, token), inArray(subscriptions.email, selectCurrentAddress(db, token))),
        )
        .returning({ id: subscriptions.id })
      return unsubscribedRows.length > 0
    },
  }
}

/** Unsubscribe links in emails to a former address remain valid for this time. */
const formerLinkLifetimeMs = 5 * 365 * 24 * 60 * 60 * 1000

/**
 * Moves a subscription to a new address. The owner of the new address may have unsubscribed. In this case, the
 * subscription is not moved.
 */
export async function moveSubscription(
  tx: Transaction,
  formerEmail: string,
  newEmail: string,
  at: Date,
): Promise<void> {
  const [movedRow] = await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.email, formerEmail), eq(subscriptions.state, 'subscribed')))
    .returning()
  if (!movedRow) return
  const { id: _, ...movedColumns } = movedRow
  const changedColumns = { state: movedRow.state, confirmed_at: movedRow.confirmed_at, updatedAt: at.toISOString() }
  await tx
    .insert(subscriptions)
    .values({ ...movedColumns, ...changedColumns, email: newEmail })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: changedColumns,
      // A subscription that was ended and requested again still needs confirmation, because a stranger may have
      // requested it.
      setWhere: and(eq(subscriptions.state, 'pending'), isNull(subscriptions.unsubscribed_at)),
    })
  await redirectLinks(tx, movedRow, newEmail, at)
}

/** Selects the address to which the subscription with this unsubscribe token was moved. */
function selectCurrentAddress(db: Pick<Connection['db'], 'select'>, token: string) {
  return db
    .select({ email: mailedLinks.email })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.kind, 'unsubscribe'), eq(mailedLinks.tokenHash, hashToken(token))))
}

/** Makes the unsubscribe links in earlier emails end the subscription of the new address. */
async function redirectLinks(
  tx: Transaction,
  { email: formerEmail, unsubscribe_token }: typeof subscriptions.$inferSelect,
  newEmail: string,
  at: Date,
): Promise<void> {
  const whereUnsubscribeLink = eq(mailedLinks.kind, 'unsubscribe')
  await tx
    .update(mailedLinks)
    .set({ email: newEmail })
    .where(and(whereUnsubscribeLink, eq(mailedLinks.email, formerEmail)))
  const changedLinkColumns = { email: newEmail, expiresAt: new Date(at.getTime() + formerLinkLifetimeMs).toISOString() }
  await tx
    .insert(mailedLinks)
    .values({
      tokenHash: hashToken(unsubscribe_token),
      kind: 'unsubscribe',
      ...changedLinkColumns,
      createdAt: at.toISOString(),
    })
    .onConflictDoUpdate({ target: mailedLinks.tokenHash, set: changedLinkColumns })
}
