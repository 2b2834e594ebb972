import { invoices, kept_terms } from '@nusa/cms/schema'
import { and, eq } from 'drizzle-orm'
import type { Terms } from '../../ports/terms.ts'
import type { Connection } from './connect.ts'

export function payloadTerms({ db }: Connection): Terms {
  return {
    async findAccepted(invoiceId, traveller) {
      const [row] = await db
        .select({ terms: kept_terms, acceptedAt: invoices.createdAt })
        .from(invoices)
        .leftJoin(kept_terms, eq(kept_terms.id, invoices.terms))
        .where(and(eq(invoices.id, invoiceId), eq(invoices.user_id, traveller.id)))
      if (!row) return 'no-invoice'
      if (!row.terms) return 'not-kept'
      const { title, html } = row.terms
      return { title, html, accepted_at: new Date(row.acceptedAt).toISOString() }
    },
  }
}
