import * as z from 'zod/mini'
import { emailSchema } from '../account/email.ts'
import { maxCartItems, receivedChoiceSchema } from '../cart/index.ts'
import { cancellationTiersSchema, offeredCancellationSchema } from '../catalog/index.ts'
import { bookingQuestionsSchema } from '../catalog/question.ts'
import { timeSchema, timeZoneSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { invalidPhoneMessage, looksLikePhone } from '../phones/index.ts'
import { maxPartyCount, quoteSchema } from '../pricing/index.ts'
import { normaliseLine } from '../text/index.ts'
import { answersSchema } from './questions.ts'

/** Guides and drivers use these names, so '-', '1' or an emoji is rejected. */
const hasLetterOrIsEmpty = (input: string) => input === '' || /\p{L}/u.test(input)

/** An empty name is valid here, because the names of a group may follow later. */
const optionalNameSchema = z
  .string()
  .check(
    z.overwrite(normaliseLine),
    z.maxLength(120, 'is too long'),
    z.refine(hasLetterOrIsEmpty, 'must be written in letters'),
  )

export const travellerNameSchema = optionalNameSchema.check(z.minLength(1, 'is required'))

/** An empty phone number is rejected by `minLength`, with the clearer message 'is required'. */
const isPhoneOrEmpty = (input: string) => input === '' || looksLikePhone(input)
const isEmailOrEmpty = (input: string) => input === '' || emailSchema.safeParse(input).success

export const relationshipSchema = z.enum(['Self', 'Spouse', 'Parent', 'Child', 'Sibling', 'Friend', 'Other'])

export const passengerSchema = z.object({
  type: z.enum(['adult', 'child', 'infant']),
  /** Empty only for a traveller of a group whose name follows later. */
  name: optionalNameSchema,
  relationship: relationshipSchema,
  /** The answers to the questions per traveller. */
  answers: z.optional(answersSchema),
})

export const emergencyContactSchema = z.object({
  name: travellerNameSchema,
  /** Empty when only the phone number is given. */
  email: z._default(
    z.string().check(z.overwrite(normaliseLine), z.refine(isEmailOrEmpty, 'must be an email address')),
    '',
  ),
  phone: z
    .string()
    .check(
      z.overwrite(normaliseLine),
      z.minLength(1, 'is required'),
      z.maxLength(100, invalidPhoneMessage),
      z.refine(isPhoneOrEmpty, invalidPhoneMessage),
    ),
  relationship: relationshipSchema,
})

/** Adults, children and infants can each be as many as `maxPartyCount`. */
const maxPassengers = 3 * maxPartyCount

export const bookingItemSchema = z.object({
  /** The id of the cart item, returned with any error about the item. */
  itemId: z.string().check(z.minLength(1), z.maxLength(200)),
  choice: receivedChoiceSchema,
  /** One passenger per adult, child and infant, in that order. */
  passengers: z.array(passengerSchema).check(z.minLength(1), z.maxLength(maxPassengers)),
  /**
   * The cancellation policy that the traveller saw. The request fails with `cancellation_changed` if the policy has
   * changed since. Pages of earlier releases do not send the policy.
   */
  seenTiers: z.optional(cancellationTiersSchema),
  /** The answers to the questions per booking. */
  answers: z.optional(answersSchema),
  /**
   * Whether a large group gives only the name of its first traveller now. The request is invalid if the tour requires
   * all names.
   */
  namesFollow: z.optional(z.boolean()),
})

const itemWithNamesSchema = bookingItemSchema.check(
  z.check<z.infer<typeof bookingItemSchema>>(({ value: { passengers, namesFollow }, issues }) => {
    passengers.forEach(({ name }, index) => {
      const mayFollow = namesFollow === true && index > 0
      if (name !== '' || mayFollow) return
      issues.push({ code: 'custom', message: 'is required', path: ['passengers', index, 'name'], input: name })
    })
  }),
)

export const termsRequiredMessage = 'You must accept the terms and conditions.'

/** A cart becomes one invoice, with one booking per item. */
export const createBookingSchema = z.object({
  /** A UUID created once per checkout. The same key, in any letter case, never creates a second invoice. */
  idempotencyKey: z.uuid().check(z.toLowerCase()),
  items: z.array(itemWithNamesSchema).check(z.minLength(1), z.maxLength(maxCartItems)),
  /** In rupiah, including tax. The request fails with `price_changed` if the total has changed. */
  seenTotal: rupiahSchema,
  emergencyContact: emergencyContactSchema,
  /** The accepted version of the terms. The request fails with `terms_changed` if the current version is different. */
  acceptedTerms: z.string(termsRequiredMessage).check(z.minLength(1, termsRequiredMessage), z.maxLength(100)),
})

export const createBookingResponseSchema = z.object({ invoiceId: z.uuid() })

export const notBookableReasonSchema = z.enum([
  'tour_gone',
  'transfer_gone',
  'rental_gone',
  'room_gone',
  'package_gone',
  'residents_only',
  'add_on_gone',
  'too_many_of_add_on',
  'date_past',
  'date_cut_off',
  'date_too_far',
  'date_before_start',
  'date_after_end',
  'date_blocked',
  'date_no_departure',
  'start_time_missing',
  'start_time_gone',
  'start_time_not_on_date',
  'start_time_cut_off',
  'start_time_changed',
  'time_not_offered',
  'time_past',
  'place_missing',
  'pickup_gone',
  'too_many_rooms',
  'too_many_guests',
  'too_few_packages',
  'passengers_mismatch',
])

const currentStartTimeSchema = z.object({ time: timeSchema, label: z.string() })

export const notBookableDetailsSchema = z.object({
  items: z.array(
    z.object({
      itemId: z.string(),
      reason: notBookableReasonSchema,
      message: z.string(),
      /** Present only for tours with the reason `start_time_changed`. */
      startTime: z.optional(currentStartTimeSchema),
      /** The current time zone. It is present only with the reason `start_time_changed`. */
      timeZone: z.optional(timeZoneSchema),
    }),
  ),
})

/** The current questions of editors, which replace the outdated questions of an open page. */
export const askedQuestionsDetailsSchema = z.object({
  items: z.array(z.object({ itemId: z.string(), questions: bookingQuestionsSchema })),
})

/** The current policies, in the order of the request. */
export const cancellationChangedDetailsSchema = z.object({
  items: z.array(z.object({ itemId: z.string(), cancellation: offeredCancellationSchema })),
})

/** The current prices, with lines in the order of the request. */
export const priceChangedDetailsSchema = z.object({ seenTotal: rupiahSchema, quote: quoteSchema })

export type Passenger = z.infer<typeof passengerSchema>
export type Relationship = z.infer<typeof relationshipSchema>
export type EmergencyContact = z.infer<typeof emergencyContactSchema>
export type BookingItem = z.infer<typeof bookingItemSchema>
export type CreateBooking = z.infer<typeof createBookingSchema>
export type NotBookableReason = z.infer<typeof notBookableReasonSchema>
export type CancellationChangedDetails = z.infer<typeof cancellationChangedDetailsSchema>
export type NotBookableDetails = z.infer<typeof notBookableDetailsSchema>
export type AskedQuestionsDetails = z.infer<typeof askedQuestionsDetailsSchema>
export type PriceChangedDetails = z.infer<typeof priceChangedDetailsSchema>

/**
 * Adds ids that are unique within the booking, such as 'adult-1', 'adult-2' and 'child-1'. Omits the answers, which are
 * stored separately.
 */
export function addPassengerIds(passengers: readonly Passenger[]): (Omit<Passenger, 'answers'> & { id: string })[] {
  return passengers.map(({ answers: _, ...passenger }, index) => {
    const countUpToHere = passengers.slice(0, index + 1).filter(({ type }) => type === passenger.type).length
    return { id: `${passenger.type}-${countUpToHere}`, ...passenger }
  })
}
