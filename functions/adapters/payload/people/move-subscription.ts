import { mailedLinks } from '@nusa/cms/own-tables'
import { subscriptions } from '@nusa/cms/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { hashToken } from './token.ts'

/** How long (ms) unsubscribe links keep working after a change of the address. */
const linkLifetimeMs = 5 * 365 * 24 * 60 * 60 * 1000

/**
 * Moves the newsletter subscription and its unsubscribe link to the new address, unless the owner of that address has
 * unsubscribed. If the new address already has a subscription, the unsubscribe links of both addresses end that
 * subscription.
 */
export async function moveSubscription(tx: Transaction, from: string, to: string, at: Date): Promise<void> {
  const [moved] = await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.email, from), eq(subscriptions.state, 'subscribed')))
    .returning()
  if (!moved) return
  const { id: _, ...rest } = moved
  const changed = { state: moved.state, confirmed_at: moved.confirmed_at, updatedAt: at.toISOString() }
  await tx
    .insert(subscriptions)
    .values({ ...rest, ...changed, email: to })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: changed,
      // A subscription that was ended and requested again, possibly by a stranger, still needs confirmation.
      setWhere: and(eq(subscriptions.state, 'pending'), isNull(subscriptions.unsubscribed_at)),
    })
  await redirectLinks(tx, moved, to, at)
}

/** Selects the current address of an unsubscribe link that was sent to a former address. Part of a larger query. */
export function addressOfFormerLink(db: Pick<Connection['db'], 'select'>, token: string) {
  return db
    .select({ email: mailedLinks.email })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.kind, 'unsubscribe'), eq(mailedLinks.tokenHash, hashToken(token))))
}

/** Makes the unsubscribe links in mails already sent apply to the new address. */
async function redirectLinks(
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
  const newOwner = { email: to, expiresAt: new Date(at.getTime() + linkLifetimeMs).toISOString() }
  await tx
    .insert(mailedLinks)
    .values({ tokenHash: hashToken(unsubscribe_token), kind: 'unsubscribe', ...newOwner, createdAt: at.toISOString() })
    .onConflictDoUpdate({ target: mailedLinks.tokenHash, set: newOwner })
}
