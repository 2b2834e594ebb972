import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'

/** The terms version sent in a request when no terms are published. */
export const noTermsVersion = 'none'

/**
 * Returns the version of a terms page. It changes when the page is published again or another page becomes the terms.
 */
export function termsVersion(page: { id: number; updated_at: string }): string {
  return `${page.id}@${page.updated_at}`
}

/** The terms that travellers accept, with their version. */
export const termsSchema = z.object({ version: z.string(), title: z.string(), html: z.string() })

/** The terms accepted with a booking, in their wording at that time. */
export const acceptedTermsSchema = z.object({ title: z.string(), html: z.string(), accepted_at: instantSchema })

/** Details of the error `terms_changed`: the current terms; null if none are published. */
export const termsChangedDetailsSchema = z.object({ terms: z.nullable(termsSchema) })

export type Terms = z.infer<typeof termsSchema>
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>
export type TermsChangedDetails = z.infer<typeof termsChangedDetailsSchema>
