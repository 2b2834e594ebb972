import { identityPictures, mailedLinks, travellerSessions } from '@nusa/cms/own-tables'
import { audit_log, identity_documents, subscriptions, travellers } from '@nusa/cms/schema'
import { and, eq, exists, gt, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Housekeeping } from '../../../ports/housekeeping.ts'
import type { Connection } from '../connect.ts'
import { isUnclaimedRow } from './account-rows.ts'
import { isEnded } from './session-expiry.ts'
import { deleteUnreviewedDocuments } from './unreviewed-documents.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long (ms) an unverified account is kept after its last link has expired. */
const unverifiedAccountTtlMs = 7 * dayMs
/** How long (ms) expired links, pending subscriptions and unreviewed documents are kept. */
const pendingRecordTtlMs = 30 * dayMs
/** How long (ms) the picture of a document is kept after its review. */
const reviewedPictureTtlMs = 90 * dayMs

/** How long (ms) audit log entries are kept: a year, and time to look back at it. */
const auditLogTtlMs = 400 * dayMs

export function payloadHousekeeping(connection: Connection): Housekeeping {
  const { db } = connection
  return {
    async deleteOutdated(now) {
      const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString()
      const decided = db
        .select({ id: identity_documents.id })
        .from(identity_documents)
        .where(lt(identity_documents.reviewed_at, before(reviewedPictureTtlMs)))
      const hasVerificationLink = (condition?: SQL) => {
        const ownLink = and(eq(mailedLinks.travellerId, travellers.id), eq(mailedLinks.kind, 'verify'), condition)
        return exists(db.select({ one: sql`1` }).from(mailedLinks).where(ownLink))
      }
      const wasNeverVerified = and(
        isUnclaimedRow(db),
        hasVerificationLink(),
        not(hasVerificationLink(gt(mailedLinks.expiresAt, before(unverifiedAccountTtlMs)))),
      )
      const isUnconfirmed = and(
        eq(subscriptions.state, 'pending'),
        lt(subscriptions.updatedAt, before(pendingRecordTtlMs)),
      )
      const hadUnsubscribed = isNotNull(subscriptions.unsubscribed_at)
      const removed = await Promise.all([
        db.delete(travellerSessions).where(isEnded),
        db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, before(pendingRecordTtlMs))),
        db.delete(subscriptions).where(and(isUnconfirmed, not(hadUnsubscribed))),
        db.delete(travellers).where(wasNeverVerified),
        db.delete(identityPictures).where(inArray(identityPictures.documentId, decided)),
        db.delete(audit_log).where(lt(audit_log.createdAt, before(auditLogTtlMs))),
      ])
      // An earlier unsubscription stays in effect, because the owner of the address never confirmed the pending request.
      await db.update(subscriptions).set({ state: 'unsubscribed' }).where(and(isUnconfirmed, hadUnsubscribed))
      const unreviewedCount = await deleteUnreviewedDocuments(connection, before(pendingRecordTtlMs), now)
      return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), unreviewedCount)
    },
  }
}
