import * as z from 'zod/mini'
import { nonBlankTextSchema } from './fields.ts'

/** A question about a product that travellers answer at the checkout. */
export const bookingQuestionSchema = z.object({
  id: nonBlankTextSchema,
  text: nonBlankTextSchema,
  /** A help text below the question; empty if the editor entered none. */
  help: z._default(z.string(), ''),
  type: z.enum(['text', 'choice', 'number', 'date', 'yes_no']),
  /** The answers of a choice; empty for all other types. */
  options: z._default(z.array(nonBlankTextSchema), []),
  /** Whether the question is answered once per booking or once per traveller. */
  per: z.enum(['booking', 'traveller']),
  is_required: z.boolean(),
})

/** The questions of a product. The default applies to files that were stored before the field existed. */
export const bookingQuestionsSchema = z._default(z.array(bookingQuestionSchema), [])

export type BookingQuestion = z.infer<typeof bookingQuestionSchema>
