import * as z from 'zod/mini'
import { nonBlankTextSchema } from './fields.ts'

/** A question that a product asks its travellers at the checkout. */
export const bookingQuestionSchema = z.object({
  id: nonBlankTextSchema,
  text: nonBlankTextSchema,
  /** Shown below the question; empty if the editor entered none. */
  help: z._default(z.string(), ''),
  type: z.enum(['text', 'choice', 'number', 'date', 'yes_no']),
  /** The answers of a choice; empty for all other types. */
  options: z._default(z.array(nonBlankTextSchema), []),
  /** Whether the traveller answers it once or for each person. */
  per: z.enum(['booking', 'traveller']),
  is_required: z.boolean(),
})

/** The questions of a product. The default applies to files that were stored before the field existed. */
export const bookingQuestionsSchema = z._default(z.array(bookingQuestionSchema), [])

export type BookingQuestion = z.infer<typeof bookingQuestionSchema>
