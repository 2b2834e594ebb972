import { createHash } from 'node:crypto'
import { accepted_terms, invoices } from '@nusa/cms/schema'
import { and, eq } from 'drizzle-orm'
import type { TaxAndTerms } from '../../ports/catalog.ts'
import type { Terms } from '../../ports/deps.ts'
import type { Connection } from './connect.ts'

export function payloadTerms({ db }: Connection): Terms {
  return {
    async findAccepted(invoiceId, traveller) {
      const [row] = await db
        .select({ terms: accepted_terms, acceptedAt: invoices.createdAt })
        .from(invoices)
        .leftJoin(accepted_terms, eq(accepted_terms.id, invoices.terms))
        .where(and(eq(invoices.id, invoiceId), eq(invoices.user_id, traveller.id)))
      if (!row) return 'no-invoice'
      if (!row.terms) return 'no-terms'
      const { title, html } = row.terms
      return { title, html, accepted_at: new Date(row.acceptedAt).toISOString() }
    },
  }
}

/**
 * Returns a function that stores a version of the terms and returns its ID. Each version is stored once and never
 * deleted, because invoices reference the version that was accepted with them.
 */
export function createTermsWriter({ db }: Connection): (terms: TaxAndTerms['terms']) => Promise<number | null> {
  const idsByHash = new Map<string, number>()
  return async (terms) => {
    if (!terms) return null
    const hash = createHash('sha256')
      .update(JSON.stringify([terms.title, terms.html]))
      .digest('hex')
    const id = idsByHash.get(hash) ?? (await storeTerms(hash, terms))
    idsByHash.set(hash, id)
    return id
  }

  async function storeTerms(hash: string, { title, html }: NonNullable<TaxAndTerms['terms']>): Promise<number> {
    await db.insert(accepted_terms).values({ hash, title, html }).onConflictDoNothing({ target: accepted_terms.hash })
    const [row] = await db.select({ id: accepted_terms.id }).from(accepted_terms).where(eq(accepted_terms.hash, hash))
    if (!row) throw new Error('The stored terms were not found.')
    return row.id
  }
}
