import { randomBytes } from 'node:crypto'
import { avatarPictures, identityPictures } from '@nusa/cms/custom-tables'
import { identity_documents, outgoing_mails } from '@nusa/cms/schema'
import { decisionKeyPrefixes, whereWithdrawable } from '@nusa/cms/withdrawable-mails'
import { and, desc, eq } from 'drizzle-orm'
import type { Pictures } from '../../../ports/pictures.ts'
import type { Connection } from '../connect.ts'
import type { Transaction } from '../in-transaction.ts'
import { lockAccount } from './account-rows.ts'

export function avatarUrl(version: string): string {
  return `/api/account/avatar?v=${version}`
}

/** Pictures are stored in the database, because files would not be private on every host. */
export function payloadPictures({ db }: Connection, now: () => Date): Pictures {
  return {
    putAvatar: ({ id }, webpBySide) =>
      db.transaction(async (tx) => {
        const version = randomBytes(8).toString('hex')
        const rows = [...webpBySide].map(([side, webp]) => ({
          travellerId: id,
          side,
          version,
          webp: Buffer.from(webp),
        }))
        // This lock also makes concurrent uploads wait for each other.
        if (!(await lockAccount(tx, id))) return null
        await tx.delete(avatarPictures).where(eq(avatarPictures.travellerId, id))
        await tx.insert(avatarPictures).values(rows)
        return avatarUrl(version)
      }),
    async removeAvatar({ id }) {
      await db.delete(avatarPictures).where(eq(avatarPictures.travellerId, id))
    },
    async readAvatar({ id }, side) {
      const [picture] = await db
        .select({ webp: avatarPictures.webp })
        .from(avatarPictures)
        .where(and(eq(avatarPictures.travellerId, id), eq(avatarPictures.side, side)))
      return picture?.webp ?? null
    },

    putDocument: ({ id }, picture) =>
      db.transaction(async (tx) => {
        if (!(await lockAccount(tx, id))) return 'account-deleted'
        if (!(await withdrawDocument(tx, id))) return 'accepted'
        const at = now().toISOString()
        const [document] = await tx
          .insert(identity_documents)
          .values({ traveller: id, state: 'in_review', createdAt: at, updatedAt: at })
          .returning({ id: identity_documents.id })
        if (!document) throw new Error('The document was not inserted.')
        await tx.insert(identityPictures).values({ documentId: document.id, webp: Buffer.from(picture) })
        return 'stored'
      }),
    removeDocument: ({ id }) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, id)
        return withdrawDocument(tx, id)
      }),
    async readDocument({ id }) {
      const [picture] = await db
        .select({ webp: identityPictures.webp })
        .from(identity_documents)
        .innerJoin(identityPictures, eq(identityPictures.documentId, identity_documents.id))
        .where(eq(identity_documents.traveller, id))
        .orderBy(desc(identity_documents.id))
        .limit(1)
      return picture?.webp ?? null
    },
  }
}

/**
 * Deletes the document of a traveller and the unsent emails about it. Deletes nothing and returns false if staff have
 * accepted the document. The caller must have locked the traveller's row.
 */
async function withdrawDocument(tx: Transaction, traveller: number): Promise<boolean> {
  const whereTraveller = eq(identity_documents.traveller, traveller)
  // The document is locked, because staff may be reviewing it at the same time.
  const { id, state } = identity_documents
  const documents = await tx.select({ id, state }).from(identity_documents).where(whereTraveller).for('update')
  if (documents.some(({ state }) => state === 'verified')) return false
  await tx.delete(identity_documents).where(whereTraveller)
  for (const document of documents)
    await tx.delete(outgoing_mails).where(whereWithdrawable(decisionKeyPrefixes(document.id)))
  return true
}
