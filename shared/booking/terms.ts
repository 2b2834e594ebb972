import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'

/** Sent in a request when no terms are published. */
export const noTermsVersion = 'none'

/** The version changes when the page is published again or another page becomes the terms. */
export function termsVersion(page: { id: number; updated_at: string }): string {
  return `${page.id}@${page.updated_at}`
}

export const termsSchema = z.object({ version: z.string(), title: z.string(), html: z.string() })

/** The terms accepted with a booking, in their wording at that time. */
export const acceptedTermsSchema = z.object({ title: z.string(), html: z.string(), accepted_at: instantSchema })

/** The current terms; null if none are published. */
export const termsChangedDetailsSchema = z.object({ terms: z.nullable(termsSchema) })

export type Terms = z.infer<typeof termsSchema>
export type AcceptedTerms = z.infer<typeof acceptedTermsSchema>
export type TermsChangedDetails = z.infer<typeof termsChangedDetailsSchema>
