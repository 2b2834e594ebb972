import { identity_documents, travellers } from '@nusa/cms/schema'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Connection } from '../connect.ts'
import { queueNotice } from './notices.ts'

/** Deletes documents that have waited since before `limit` for staff to decide about, and tells whose they were. */
export async function removeUndecided({ db }: Pick<Connection, 'db'>, limit: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const waited = and(eq(identity_documents.state, 'in_review'), lt(identity_documents.updatedAt, limit))
    const removed = await tx.delete(identity_documents).where(waited).returning({ owner: identity_documents.traveller })
    if (removed.length === 0) return 0
    const ids = removed.map(({ owner }) => owner)
    const owners = await tx
      .select({ travellerId: travellers.id, to: travellers.email, name: travellers.full_name })
      .from(travellers)
      .where(inArray(travellers.id, ids))
    for (const owner of owners) await queueNotice(tx, 'identity_outdated', { ...owner, at: now })
    return removed.length
  })
}
