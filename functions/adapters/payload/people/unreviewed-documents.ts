import { identity_documents, travellers } from '@nusa/cms/schema'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { queueNotice } from './notices.ts'

/** Deletes documents in review since before `limit`, and queues mails to their owners. Returns how many were deleted. */
export async function deleteUnreviewedDocuments(
  { db }: Pick<Connection, 'db'>,
  submittedBefore: string,
  now: Date,
): Promise<number> {
  const isUnreviewed = and(eq(identity_documents.state, 'in_review'), lt(identity_documents.updatedAt, submittedBefore))
  return db.transaction(async (tx) => {
    const ownerIds = tx.select({ id: identity_documents.traveller }).from(identity_documents).where(isUnreviewed)
    // Locked before their documents and in a fixed order, to prevent deadlocks.
    const owners = await tx
      .select({ travellerId: travellers.id, to: travellers.email, name: travellers.full_name })
      .from(travellers)
      .where(inArray(travellers.id, ownerIds))
      .orderBy(asc(travellers.id))
      .for('no key update')
    if (owners.length === 0) return 0
    const isOfOwners = inArray(
      identity_documents.traveller,
      owners.map(({ travellerId }) => travellerId),
    )
    const removed = await tx
      .delete(identity_documents)
      .where(and(isUnreviewed, isOfOwners))
      .returning({ owner: identity_documents.traveller })
    const ownersOfRemoved = new Set(removed.map(({ owner }) => owner))
    for (const owner of owners) {
      if (ownersOfRemoved.has(owner.travellerId)) await queueNotice(tx, 'identity_outdated', { ...owner, at: now })
    }
    return removed.length
  })
}
