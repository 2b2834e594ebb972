import { identityPictures, mailedLinks, travellerSessions } from '@nusa/cms/own-tables'
import { audit_log, identity_documents, subscriptions, travellers } from '@nusa/cms/schema'
import { and, eq, exists, gt, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Housekeeping } from '../../../ports/housekeeping.ts'
import type { Connection } from '../connect.ts'
import { isUnclaimedRow } from './account-rows.ts'
import { isOver } from './session-life.ts'
import { removeUndecided } from './undecided-documents.ts'

const day = 24 * 60 * 60 * 1000
/** How long (ms) an unverified account is kept after its last link has expired. */
const week = 7 * day
/** How long (ms) expired links, pending subscriptions and unreviewed documents are kept. */
const month = 30 * day
/** How long (ms) the picture of a document is kept after its review. */
const quarter = 90 * day

/** How long (ms) audit log entries are kept: a year, and time to look back at it. */
const auditLife = 400 * day

export function payloadHousekeeping(connection: Connection): Housekeeping {
  const { db } = connection
  return {
    async tidy(now) {
      const before = (age: number) => new Date(now.getTime() - age).toISOString()
      const decided = db
        .select({ id: identity_documents.id })
        .from(identity_documents)
        .where(lt(identity_documents.reviewed_at, before(quarter)))
      const wasMailed = (such?: SQL) => {
        const own = and(eq(mailedLinks.travellerId, travellers.id), eq(mailedLinks.kind, 'verify'), such)
        return exists(db.select({ one: sql`1` }).from(mailedLinks).where(own))
      }
      const wasNeverVerified = and(
        isUnclaimedRow(db),
        wasMailed(),
        not(wasMailed(gt(mailedLinks.expiresAt, before(week)))),
      )
      const waitedInVain = and(eq(subscriptions.state, 'pending'), lt(subscriptions.updatedAt, before(month)))
      const hadUnsubscribed = isNotNull(subscriptions.unsubscribed_at)
      const removed = await Promise.all([
        db.delete(travellerSessions).where(isOver),
        db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, before(month))),
        db.delete(subscriptions).where(and(waitedInVain, not(hadUnsubscribed))),
        db.delete(travellers).where(wasNeverVerified),
        db.delete(identityPictures).where(inArray(identityPictures.documentId, decided)),
        db.delete(audit_log).where(lt(audit_log.createdAt, before(auditLife))),
      ])
      // An earlier unsubscription stays in effect, because the owner of the address never confirmed the pending request.
      await db.update(subscriptions).set({ state: 'unsubscribed' }).where(and(waitedInVain, hadUnsubscribed))
      const undecided = await removeUndecided(connection, before(month), now)
      return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), undecided)
    },
  }
}
