import * as z from 'zod/mini'

/** What a request names where no terms are published. */
export const noTerms = 'none'

/** The version of a page as terms: published anew, or another page, they are other terms. */
export function termsVersion(page: { id: number; updated_at: string }): string {
  return `${page.id}@${page.updated_at}`
}

/** The terms that travellers accept, and which they are. */
export const termsSchema = z.object({ version: z.string(), title: z.string(), html: z.string() })

/** Details of the failure `terms_changed`: the terms of today; null where none are published. */
export const termsChangedDetailsSchema = z.object({ terms: z.nullable(termsSchema) })

export type Terms = z.infer<typeof termsSchema>
export type TermsChangedDetails = z.infer<typeof termsChangedDetailsSchema>
