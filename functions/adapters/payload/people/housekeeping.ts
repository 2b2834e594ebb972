import { identityPictures, mailedLinks, travellerSessions } from '@nusa/cms/custom-tables'
import { audit_log, identity_documents, subscriptions, travellers } from '@nusa/cms/schema'
import { and, asc, eq, exists, gt, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Housekeeping } from '../../../ports/deps.ts'
import type { Connection } from '../connect.ts'
import { whereUnclaimedWithoutRecords } from './account-rows.ts'
import { queueNotice } from './notices.ts'
import { whereNotRenewable } from './sessions.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Starts at the expiry of the account's last verification link. */
const unverifiedAccountTtlMs = 7 * dayMs
/** Expired links, pending subscriptions and unreviewed documents are stored for this time. */
const pendingRecordTtlMs = 30 * dayMs
/** Starts at the review of the document. */
const reviewedPictureTtlMs = 90 * dayMs

const auditLogTtlMs = 400 * dayMs

export function payloadHousekeeping(connection: Connection): Housekeeping {
  const { db } = connection
  return {
    async deleteOutdated(now) {
      const timestampBefore = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString()
      const outdatedDocumentIds = db
        .select({ id: identity_documents.id })
        .from(identity_documents)
        .where(lt(identity_documents.reviewed_at, timestampBefore(reviewedPictureTtlMs)))
      const whereHasVerificationLink = (condition?: SQL) => {
        const whereVerificationLink = and(
          eq(mailedLinks.travellerId, travellers.id),
          eq(mailedLinks.kind, 'verify'),
          condition,
        )
        return exists(db.select({ found: sql`1` }).from(mailedLinks).where(whereVerificationLink))
      }
      const whereNeverVerified = and(
        whereUnclaimedWithoutRecords(db),
        whereHasVerificationLink(),
        not(whereHasVerificationLink(gt(mailedLinks.expiresAt, timestampBefore(unverifiedAccountTtlMs)))),
      )
      const whereUnconfirmed = and(
        eq(subscriptions.state, 'pending'),
        lt(subscriptions.updatedAt, timestampBefore(pendingRecordTtlMs)),
      )
      const whereUnsubscribedBefore = isNotNull(subscriptions.unsubscribed_at)
      const deleteResults = await Promise.all([
        db.delete(travellerSessions).where(whereNotRenewable),
        db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, timestampBefore(pendingRecordTtlMs))),
        db.delete(subscriptions).where(and(whereUnconfirmed, not(whereUnsubscribedBefore))),
        db.delete(travellers).where(whereNeverVerified),
        db.delete(identityPictures).where(inArray(identityPictures.documentId, outdatedDocumentIds)),
        db.delete(audit_log).where(lt(audit_log.createdAt, timestampBefore(auditLogTtlMs))),
      ])
      // If the owner had unsubscribed before, the pending subscription becomes unsubscribed again, because the owner
      // did not confirm it.
      await db
        .update(subscriptions)
        .set({ state: 'unsubscribed' })
        .where(and(whereUnconfirmed, whereUnsubscribedBefore))
      const unreviewedCount = await deleteUnreviewedDocuments(connection, timestampBefore(pendingRecordTtlMs), now)
      const deletedCount = deleteResults.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
      return deletedCount + unreviewedCount
    },
  }
}

/** Also queues an email to the owner of each document. Returns the number of deleted documents. */
async function deleteUnreviewedDocuments(
  { db }: Pick<Connection, 'db'>,
  submittedBefore: string,
  now: Date,
): Promise<number> {
  const whereUnreviewed = and(
    eq(identity_documents.state, 'in_review'),
    lt(identity_documents.updatedAt, submittedBefore),
  )
  return db.transaction(async (tx) => {
    const ownerIds = tx.select({ id: identity_documents.traveller }).from(identity_documents).where(whereUnreviewed)
    // The accounts are locked before their documents and in the order of their IDs, to prevent deadlocks.
    const owners = await tx
      .select({ travellerId: travellers.id, to: travellers.email, name: travellers.full_name })
      .from(travellers)
      .where(inArray(travellers.id, ownerIds))
      .orderBy(asc(travellers.id))
      .for('no key update')
    if (owners.length === 0) return 0
    const whereOwnerListed = inArray(
      identity_documents.traveller,
      owners.map(({ travellerId }) => travellerId),
    )
    const removedDocuments = await tx
      .delete(identity_documents)
      .where(and(whereUnreviewed, whereOwnerListed))
      .returning({ owner: identity_documents.traveller })
    const affectedOwnerIds = new Set(removedDocuments.map(({ owner }) => owner))
    for (const owner of owners) {
      if (affectedOwnerIds.has(owner.travellerId)) await queueNotice(tx, 'identity_outdated', { ...owner, at: now })
    }
    return removedDocuments.length
  })
}
