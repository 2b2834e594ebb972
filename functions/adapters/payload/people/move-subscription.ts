import { mailedLinks } from '@nusa/cms/own-tables'
import { subscriptions } from '@nusa/cms/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { hashOf } from './token.ts'

/** Nobody opens a newsletter that is older. In milliseconds. */
const keptFor = 5 * 365 * 24 * 60 * 60 * 1000

/**
 * The newsletter goes on to the new address, by the link of before to end it, unless that address has ended it itself. Where the
 * new address had asked for the newsletter, too, the links in mails to either of them end it.
 */
export async function moveSubscription(tx: Transaction, from: string, to: string, at: Date): Promise<void> {
  const [moved] = await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.email, from), eq(subscriptions.state, 'subscribed')))
    .returning()
  if (!moved) return
  const { id: _, ...kept } = moved
  const changed = { state: moved.state, confirmed_at: moved.confirmed_at, updatedAt: at.toISOString() }
  await tx
    .insert(subscriptions)
    .values({ ...kept, ...changed, email: to })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: changed,
      // One that was ended, and asked for again by whomever, waits for its own confirmation.
      setWhere: and(eq(subscriptions.state, 'pending'), isNull(subscriptions.unsubscribed_at)),
    })
  await keepLinks(tx, moved, to, at)
}

/** The address that a link is about today which was mailed to a former one, as part of a query. */
export function addressOfFormerLink(db: Pick<Connection['db'], 'select'>, token: string) {
  return db
    .select({ email: mailedLinks.email })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.kind, 'unsubscribe'), eq(mailedLinks.tokenHash, hashOf(token))))
}

/** Lets the links to end what was moved, which are in mails that were sent, go on to the new address. */
async function keepLinks(
  tx: Transaction,
  { email: from, unsubscribe_token }: typeof subscriptions.$inferSelect,
  to: string,
  at: Date,
): Promise<void> {
  const isFormer = eq(mailedLinks.kind, 'unsubscribe')
  await tx
    .update(mailedLinks)
    .set({ email: to })
    .where(and(isFormer, eq(mailedLinks.email, from)))
  const own = { email: to, expiresAt: new Date(at.getTime() + keptFor).toISOString() }
  await tx
    .insert(mailedLinks)
    .values({ tokenHash: hashOf(unsubscribe_token), kind: 'unsubscribe', ...own, createdAt: at.toISOString() })
    .onConflictDoUpdate({ target: mailedLinks.tokenHash, set: own })
}
