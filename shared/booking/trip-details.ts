import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { bookingQuestionsSchema } from '../catalog/question.ts'
import { localDateSchema, timeZoneSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { normaliseLine } from '../text/index.ts'
import { missingDetailsSchema } from './missing-details.ts'
import { pickupProblemSchema } from './pickup-problem.ts'
import { answerMessages, maxStoredLength } from './questions.ts'

/**
 * The page on which a traveller enters missing details. Its link contains a token in the fragment, which browsers do
 * not send to servers.
 */
export const tripDetailsPath = '/trip-details'

export function tripDetailsLink(token: string): string {
  return `${tripDetailsPath}#${token}`
}

const maxFieldPathLength = 220
const maxFields = 5000

/**
 * Entries by field: `pickup`, `place`, `name:{traveller}`, `answer:{question}[:{traveller}]`. The CMS stores longer
 * texts than travellers may enter, so only `findTripErrors` in `trip-fields.ts` checks the length of changed entries.
 */
export const tripValuesSchema = z
  .record(
    z.string().check(z.maxLength(maxFieldPathLength)),
    z.string().check(z.overwrite(normaliseLine), z.maxLength(maxStoredLength, answerMessages.tooLong)),
  )
  .check(z.refine((values) => Object.keys(values).length <= maxFields, 'must not have that many fields'))

export type TripValues = z.infer<typeof tripValuesSchema>

/** Shown instead of an answer, because several people may have the link. */
export const hiddenAnswer = '\u2022\u2022\u2022'

const tripTravellerSchema = z.object({
  id: z.string(),
  type: z.enum(['adult', 'child', 'infant']),
  name: z.string(),
  /** Whether the name can be entered: it was left open in the booking, and the last day to enter it has not passed. */
  is_name_open: z.boolean(),
})

export const tripFormSchema = z.object({
  /** Null if the booking has no choice of pickup. */
  pickup: z.nullable(
    z.object({
      /** The zone's name if the zone was paid with the booking or is no longer offered, so that it cannot change. */
      fixed_zone: z.nullable(z.string()),
      /** Empty if the tour has no meeting point. */
      meeting_point: z.string(),
      /** The driver collects `cash` (rupiah); 0 means that the pickup is free. */
      zones: z.array(z.object({ id: z.int(), name: z.string(), cash: rupiahSchema })),
    }),
  ),
  questions: bookingQuestionsSchema,
  /** Null if the booking is not a transfer. */
  transfer: z._default(
    z.nullable(
      z.object({
        is_departure: z.boolean(),
        /** Only pages of earlier releases read this field. */
        pickup_time: z.string(),
        time_zone: timeZoneSchema,
      }),
    ),
    null,
  ),
  travellers: z.array(tripTravellerSchema),
})

export type TripForm = z.infer<typeof tripFormSchema>

/** The page shows no price, no contact details and no booking number. */
export const tripDetailsViewSchema = z.object({
  product: z.string(),
  booking_date: localDateSchema,
  end_date: localDateSchema,
  pickup_date: z._default(z.nullable(localDateSchema), null),
  pickup_time: z.string(),
  start_time: z.string(),
  start_label: z.string(),
  time_zone: timeZoneSchema,
  /** When the link stops working. */
  open_until: instantSchema,
  /** The last day on which names can be entered; null if no names were left open. */
  names_until: z.nullable(localDateSchema),
  missing: z.nullable(missingDetailsSchema),
  pickup_problem: z._default(z.nullable(pickupProblemSchema), null),
  /** The place and the zone, if they are known. */
  pickup_text: z.string(),
  /** The cash that the driver collects (rupiah). */
  pickup_cash: rupiahSchema,
  form: tripFormSchema,
  values: tripValuesSchema,
  /** Answers to questions that were removed, with one entry per question. Empty for several travellers, because all of them may have the link. */
  other_answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})

export type TripDetailsView = z.infer<typeof tripDetailsViewSchema>

/** `not_saved` contains the reason for each field that was not saved. */
export const savedTripDetailsSchema = z.object({
  ...tripDetailsViewSchema.shape,
  not_saved: z._default(z.record(z.string(), z.string()), {}),
})

export type SavedTripDetails = z.infer<typeof savedTripDetailsSchema>

export const tripTokenSchema = z.string().check(z.regex(/^[\w-]{1,20}\.[\w-]{20,100}$/))

export const openTripDetailsSchema = z.object({ token: tripTokenSchema })

/** `seen` are the entries when the page was opened. Only entries in `values` that differ from `seen` are saved. */
export const saveTripDetailsSchema = z.object({
  token: tripTokenSchema,
  seen: tripValuesSchema,
  values: tripValuesSchema,
})

/** `conflicts` are the fields whose stored entries changed while the traveller was changing them. */
export const tripDetailsChangedSchema = z.object({ view: tripDetailsViewSchema, conflicts: z.array(z.string()) })
