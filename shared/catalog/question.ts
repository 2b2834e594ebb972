import * as z from 'zod/mini'
import { nonBlankTextSchema } from './fields.ts'

/** A question that an editor adds to a product. Travellers answer it at the checkout. */
export const bookingQuestionSchema = z.object({
  id: nonBlankTextSchema,
  text: nonBlankTextSchema,
  /** Shown below the question; may be empty. */
  help: z._default(z.string(), ''),
  type: z.enum(['text', 'choice', 'number', 'date', 'yes_no']),
  /** The answers of a choice; empty for all other types. */
  options: z._default(z.array(nonBlankTextSchema), []),
  per: z.enum(['booking', 'traveller']),
  is_required: z.boolean(),
})

/** The default applies to files that were stored before the field existed. */
export const bookingQuestionsSchema = z._default(z.array(bookingQuestionSchema), [])

export type BookingQuestion = z.infer<typeof bookingQuestionSchema>
