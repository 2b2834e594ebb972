import { randomUUID } from 'node:crypto'
import { avatarPictures, identityPictures, mailedLinks } from '@nusa/cms/custom-tables'
import { identity_documents, subscriptions, travellers } from '@nusa/cms/schema'
import { type Account, avatarSizes } from '@nusa/shared/account'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { AccountDetails, Traveller } from '../../../ports/accounts.ts'
import type { Connection } from '../connect.ts'
import { lockAccount } from './account-rows.ts'
import { deleteAccount } from './delete-account.ts'
import { avatarUrl, payloadPictures } from './pictures.ts'
import { readTravellerRecords } from './traveller-records.ts'

const toDataUrl = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
const toIsoInstant = (instant: string) => new Date(instant).toISOString()

export function payloadAccountDetails(connection: Connection, now: () => Date): AccountDetails {
  const { db } = connection
  const pictures = payloadPictures(connection, now)

  async function read({ id, email }: Traveller): Promise<Account> {
    const [[row], [avatar], [document], [subscription], [pendingLink]] = await Promise.all([
      db
        .select({
          username: travellers.username,
          currency: travellers.preferred_currency,
          createdAt: travellers.createdAt,
        })
        .from(travellers)
        .where(eq(travellers.id, id)),
      db
        .select({ version: avatarPictures.version })
        .from(avatarPictures)
        .where(eq(avatarPictures.travellerId, id))
        .limit(1),
      db
        .select({
          state: identity_documents.state,
          reason: identity_documents.reason,
          createdAt: identity_documents.createdAt,
          pictureDocumentId: identityPictures.documentId,
        })
        .from(identity_documents)
        .leftJoin(identityPictures, eq(identityPictures.documentId, identity_documents.id))
        .where(eq(identity_documents.traveller, id))
        .orderBy(desc(identity_documents.id))
        .limit(1),
      db.select({ state: subscriptions.state }).from(subscriptions).where(eq(subscriptions.email, email)),
      db
        .select({ email: mailedLinks.email })
        .from(mailedLinks)
        .where(
          and(
            eq(mailedLinks.travellerId, id),
            eq(mailedLinks.kind, 'email'),
            isNull(mailedLinks.usedAt),
            gt(mailedLinks.expiresAt, now().toISOString()),
          ),
        ),
    ])
    if (!row) throw new Error('The account was deleted while it was read.')
    return {
      username: row.username ?? '',
      avatar_url: avatar ? avatarUrl(avatar.version) : null,
      verify_status: document?.state ?? 'not_verified',
      verify_reason: document?.state === 'refused' ? document.reason : null,
      verify_uploaded_at: document ? toIsoInstant(document.createdAt) : null,
      has_verify_upload: Boolean(document?.pictureDocumentId),
      preferred_currency: row.currency,
      newsletter: !subscription || subscription.state === 'unsubscribed' ? 'none' : subscription.state,
      pending_email: pendingLink?.email ?? null,
      created_at: toIsoInstant(row.createdAt),
    }
  }

  return {
    read,
    async setCurrency({ id }, code) {
      const values = { preferred_currency: code, updatedAt: now().toISOString() }
      const changedRows = await db
        .update(travellers)
        .set(values)
        .where(and(eq(travellers.id, id), isNull(travellers.deleted_at)))
        .returning({ id: travellers.id })
      return changedRows.length > 0
    },
    setNewsletter: ({ id }, isSubscribed) =>
      db.transaction(async (tx) => {
        // The account is read again, because it may have changed or been deleted meanwhile.
        const account = await lockAccount(tx, id)
        if (!account) return null
        const { email } = account
        const at = now().toISOString()
        const state = isSubscribed ? 'subscribed' : 'unsubscribed'
        const timestamps = isSubscribed ? { confirmed_at: at, unsubscribed_at: null } : { unsubscribed_at: at }
        const values = { state, ...timestamps, updatedAt: at } as const
        if (isSubscribed) {
          await tx
            .insert(subscriptions)
            .values({ email, unsubscribe_token: randomUUID(), createdAt: at, ...values })
            .onConflictDoUpdate({ target: subscriptions.email, set: values })
        } else await tx.update(subscriptions).set(values).where(eq(subscriptions.email, email))
        return isSubscribed ? 'subscribed' : 'none'
      }),
    async export(traveller) {
      const [account, avatar, document, records] = await Promise.all([
        read(traveller),
        pictures.readAvatar(traveller, Math.max(...avatarSizes)),
        pictures.readDocument(traveller),
        readTravellerRecords(connection, traveller),
      ])
      const { profile } = traveller
      return {
        profile,
        account,
        pictures: { avatar: avatar && toDataUrl(avatar), identity_document: document && toDataUrl(document) },
        ...records,
      }
    },
    delete: (traveller, at) => deleteAccount(connection, traveller, at),
  }
}
