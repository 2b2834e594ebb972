import { randomUUID } from 'node:crypto'
import { subscriptions } from '@nusa/cms/schema'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Subscriptions } from '../../../ports/deps.ts'
import type { Connection } from '../connect.ts'
import { normaliseEmail } from './account-rows.ts'
import { linkStore } from './links.ts'
import { addressOfFormerLink } from './move-subscription.ts'

const isNotSubscribed = ne(subscriptions.state, 'subscribed')

/**
 * Stores newsletter subscriptions in Payload's table. `confirm` locks the row first; the unique index resolves
 * concurrent inserts.
 */
export function payloadSubscriptions(connection: Connection, now: () => Date): Subscriptions {
  const { db } = connection
  const links = linkStore(connection, now)
  return {
    // `unsubscribed_at` is kept until the mailed link is opened, because the request may come from a stranger.
    requestSubscription: (requestedEmail) =>
      db.transaction(async (tx) => {
        const email = normaliseEmail(requestedEmail)
        const at = now().toISOString()
        const [pending] = await tx
          .insert(subscriptions)
          .values({ email, state: 'pending', unsubscribe_token: randomUUID(), createdAt: at, updatedAt: at })
          .onConflictDoUpdate({
            target: subscriptions.email,
            set: { state: 'pending', updatedAt: at },
            setWhere: isNotSubscribed,
          })
          .returning({ unsubscribe: subscriptions.unsubscribe_token })
        return pending ? { ...pending, confirm: await links.issue('newsletter', { email }, tx) } : null
      }),
    confirm: (token) =>
      db.transaction(async (tx) => {
        const pendingLink = await links.find('newsletter', token, tx)
        await tx
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(eq(subscriptions.email, pendingLink?.email ?? ''))
          .for('no key update')
        const link = await links.use('newsletter', token, tx)
        if (typeof link === 'string') return link
        const at = now().toISOString()
        const confirmed = await tx
          .update(subscriptions)
          .set({ state: 'subscribed', confirmed_at: at, unsubscribed_at: null, updatedAt: at })
          .where(and(eq(subscriptions.email, link.email ?? ''), eq(subscriptions.state, 'pending')))
          .returning({ id: subscriptions.id })
        return confirmed.length > 0 ? 'ok' : 'expired'
      }),
    async unsubscribe(token) {
      const at = now().toISOString()
      const found = await db
        .update(subscriptions)
        .set({
          state: 'unsubscribed',
          unsubscribed_at: sql`coalesce(${subscriptions.unsubscribed_at}, ${at})`,
          updatedAt: at,
        })
        .where(
          or(eq(subscriptions.unsubscribe_token, token), inArray(subscriptions.email, addressOfFormerLink(db, token))),
        )
        .returning({ id: subscriptions.id })
      return found.length > 0
    },
  }
}
