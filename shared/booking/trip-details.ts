import * as z from 'zod/mini'
import { instantSchema } from '../catalog/fields.ts'
import { bookingQuestionsSchema } from '../catalog/question.ts'
import { localDateSchema, timeZoneSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { normaliseLine } from '../text/index.ts'
import { travellerNameSchema } from './create-booking.ts'
import { missingDetailsSchema } from './missing-details.ts'
import { maxPickupAddressLength } from './pickup-details.ts'
import { pickupProblemSchema } from './pickup-problem.ts'
import { type AskedQuestion, answerMessages, answerProblem, maxAnswerLength, maxStoredLength } from './questions.ts'
import { transferDetailQuestions } from './transfer-details.ts'

/** The page that a traveller opens by link; the token is in the fragment, which browsers send to no server. */
export const tripDetailsPath = '/trip-details'

/** Returns the path of the page with the token of a booking. */
export function tripDetailsLink(token: string): string {
  return `${tripDetailsPath}#${token}`
}

/**
 * The entries of the page by field: `pickup`, `place`, `name:{traveller}`, `answer:{question}[:{traveller}]`. Empty texts
 * are not given yet. The CMS stores longer texts than travellers may enter: `findTripErrors` checks changed entries.
 */
export const tripValuesSchema = z
  .record(
    z.string().check(z.maxLength(220)),
    z.string().check(z.overwrite(normaliseLine), z.maxLength(maxStoredLength, answerMessages.tooLong)),
  )
  .check(z.refine((values) => Object.keys(values).length <= 5000, 'must not have that many fields'))

export type TripValues = z.infer<typeof tripValuesSchema>

/** The entry of an answer that is given but not shown, because several people may have the link of a booking. */
export const hiddenAnswer = '\u2022\u2022\u2022'

const tripTravellerSchema = z.object({
  id: z.string(),
  type: z.enum(['adult', 'child', 'infant']),
  name: z.string(),
  /** Whether the name can be entered by link: it was left open in the booking, and its date has not passed. */
  is_name_open: z.boolean(),
})

/** What a traveller can enter by link for one booking. */
export const tripFormSchema = z.object({
  /** Null if the booking has no choice of pickup. */
  pickup: z.nullable(
    z.object({
      /** A zone that was paid with the booking, or is no longer offered: the traveller can only enter the place. */
      fixed_zone: z.nullable(z.string()),
      /** Empty if the tour has no meeting point. */
      meeting_point: z.string(),
      /** The zones with the amount that the driver collects in cash; 0 if the pickup is free. */
      zones: z.array(z.object({ id: z.int(), name: z.string(), cash: rupiahSchema })),
    }),
  ),
  questions: bookingQuestionsSchema,
  /** Decides for which details of a transfer the page asks; null for other bookings. */
  transfer: z._default(
    z.nullable(
      z.object({
        is_departure: z.boolean(),
        /** Only pages of earlier releases read it. */
        pickup_time: z.string(),
        time_zone: timeZoneSchema,
      }),
    ),
    null,
  ),
  travellers: z.array(tripTravellerSchema),
})

export type TripForm = z.infer<typeof tripFormSchema>

/** A booking as the page shows it: no price, no contact details and no booking number. */
export const tripDetailsViewSchema = z.object({
  product: z.string(),
  booking_date: localDateSchema,
  end_date: localDateSchema,
  pickup_date: z._default(z.nullable(localDateSchema), null),
  pickup_time: z.string(),
  start_time: z.string(),
  start_label: z.string(),
  time_zone: timeZoneSchema,
  /** When the link ends. */
  open_until: instantSchema,
  /** The last day on which names can be entered; null if no names were left open. */
  names_until: z.nullable(localDateSchema),
  missing: z.nullable(missingDetailsSchema),
  pickup_problem: z._default(z.nullable(pickupProblemSchema), null),
  /** The place and the zone of the pickup, if they are known. */
  pickup_text: z.string(),
  /** What the driver collects in cash for the pickup (rupiah). */
  pickup_cash: rupiahSchema,
  form: tripFormSchema,
  values: tripValuesSchema,
  /** Answers to questions that are no longer asked, unless a party has the link. */
  other_answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})

export type TripDetailsView = z.infer<typeof tripDetailsViewSchema>

/** The stored booking after a save, and why some of the entries were not saved, by field. */
export const savedTripDetailsSchema = z.object({
  ...tripDetailsViewSchema.shape,
  not_saved: z._default(z.record(z.string(), z.string()), {}),
})

export type SavedTripDetails = z.infer<typeof savedTripDetailsSchema>

export const tripTokenSchema = z.string().check(z.regex(/^[\w-]{1,20}\.[\w-]{20,100}$/))

export const openTripDetailsSchema = z.object({ token: tripTokenSchema })

/** A save: the entries when the page was opened, and now. Only what differs between them is written. */
export const saveTripDetailsSchema = z.object({
  token: tripTokenSchema,
  seen: tripValuesSchema,
  values: tripValuesSchema,
})

/** Details of the error `trip_details_changed`: the stored booking, and the fields that were changed on both sides. */
export const tripDetailsChangedSchema = z.object({ view: tripDetailsViewSchema, conflicts: z.array(z.string()) })

/** A field of the page, with the question that it answers. */
type TripField =
  | { path: string; kind: 'pickup' | 'place' }
  | { path: string; kind: 'name'; traveller: TripForm['travellers'][number] }
  | { path: string; kind: 'answer'; question: AskedQuestion; traveller: TripForm['travellers'][number] | null }

export function answerPath(questionId: string, travellerId: string | null): string {
  return travellerId === null ? `answer:${questionId}` : `answer:${questionId}:${travellerId}`
}

/** Returns the questions of the page: about a transfer, whose flight can be delayed to any time, and of the product. */
export function tripQuestions({ transfer, questions }: Pick<TripForm, 'transfer' | 'questions'>): AskedQuestion[] {
  const ofTransfer = transfer ? transferDetailQuestions(transfer.is_departure, { timeZone: transfer.time_zone }) : []
  return [...ofTransfer, ...questions]
}

/** Returns the fields that can be entered, in the order of the page. */
export function tripFields(form: TripForm): TripField[] {
  const { pickup, travellers } = form
  const questions = tripQuestions(form)
  const perTraveller = questions.filter(({ per }) => per === 'traveller')
  return [
    ...(pickup && pickup.fixed_zone === null ? [{ path: 'pickup', kind: 'pickup' } as const] : []),
    ...(pickup ? [{ path: 'place', kind: 'place' } as const] : []),
    ...questions
      .filter(({ per }) => per === 'booking')
      .map((question) => ({ path: answerPath(question.id, null), kind: 'answer', question, traveller: null }) as const),
    ...travellers.flatMap((traveller) => [
      ...(traveller.is_name_open ? [{ path: `name:${traveller.id}`, kind: 'name', traveller } as const] : []),
      ...perTraveller.map(
        (question) => ({ path: answerPath(question.id, traveller.id), kind: 'answer', question, traveller }) as const,
      ),
    ]),
  ]
}

export const tripMessages = {
  notOffered: 'Please choose one of the pickups.',
  pickupMissing: 'Please choose your pickup first.',
  placeTooLong: 'This address is too long.',
  namesClosed: 'The names can no longer be changed here. Please contact us.',
  given: 'This was given before. You can change it, but not leave it empty.',
  name: (problem: string) => `Full name ${problem}`,
} as const

/** Returns the id of the zone in the value of the pickup field; null for all other pickups. */
export function zoneIdOf(value: string | undefined): number | null {
  const [, id] = /^zone:(\d{1,15})$/.exec(value ?? '') ?? []
  return id === undefined ? null : Number(id)
}

function isOfferedPickup(pickup: NonNullable<TripForm['pickup']>, value: string): boolean {
  if (value === 'later') return true
  if (value === 'meeting_point') return pickup.meeting_point !== ''
  return pickup.zones.some(({ id }) => id === zoneIdOf(value))
}

function nameProblem(name: string): string | null {
  const parsed = travellerNameSchema.safeParse(name)
  return parsed.success ? null : tripMessages.name(parsed.error.issues[0]?.message ?? '')
}

/**
 * Returns what is wrong with the changed entries, by field. An entry may be left empty unless it was given before. A
 * person who enters or changes a name that was left open must answer the required questions for that traveller, too.
 * Details that this person did not change never prevent a save: names that the office has entered without answers, or
 * questions that were added after the booking. The browser uses this check before it saves, and the server before it
 * stores.
 *
 * @param stored the entries that are stored with the booking
 */
export function findTripErrors(form: TripForm, stored: TripValues, values: TripValues): Record<string, string> {
  const fields = tripFields(form)
  const at = (path: string) => values[path] ?? ''
  const wasGiven = (path: string) => (stored[path] ?? '') !== ''
  const isChanged = (path: string) => at(path) !== (stored[path] ?? '')
  const isNameEntered = ({ id, is_name_open }: TripForm['travellers'][number]) =>
    is_name_open && isChanged(`name:${id}`) && at(`name:${id}`) !== ''

  const problemOf = (field: TripField): string | null => {
    const value = at(field.path)
    switch (field.kind) {
      case 'pickup':
        if (!isChanged('pickup') && !isChanged('place')) return null
        if (!form.pickup || !isOfferedPickup(form.pickup, value || 'later')) return tripMessages.notOffered
        if ((value === '' || value === 'later') && at('place') !== '') return tripMessages.pickupMissing
        return value === 'later' && wasGiven(field.path) && stored[field.path] !== 'later' ? tripMessages.given : null
      case 'place':
        if (!isChanged(field.path)) return null
        if (value.length > maxPickupAddressLength) return tripMessages.placeTooLong
        return value === '' && wasGiven(field.path) && at('pickup') !== 'meeting_point' ? tripMessages.given : null
      case 'name': {
        if (value !== '') return isChanged(field.path) ? nameProblem(value) : null
        if (wasGiven(field.path)) return tripMessages.given
        const answers = fields.filter((one) => one.kind === 'answer' && one.traveller?.id === field.traveller.id)
        const isAnswered = answers.some(({ path }) => at(path) !== '' && isChanged(path))
        return isAnswered ? tripMessages.name('is required') : null
      }
      case 'answer': {
        const isHidden = stored[field.path] === hiddenAnswer
        if (isHidden && value === hiddenAnswer) return null
        const isWithName = field.traveller !== null && isNameEntered(field.traveller)
        // A person who replaces another name need not keep the answers of the other person.
        if (isHidden && value === '' && !isWithName) return tripMessages.given
        if (value === hiddenAnswer) return answerMessages.required
        if (!isChanged(field.path) && !isWithName) return null
        const isNeeded = wasGiven(field.path) || isWithName
        const question = { ...field.question, is_required: field.question.is_required && isNeeded }
        // The driver may know the flight and the address already.
        const isOfTransfer = !form.questions.some(({ id }) => id === question.id)
        if (isOfTransfer && value === '' && wasGiven(field.path)) return tripMessages.given
        return value.length > maxAnswerLength ? answerMessages.tooLong : answerProblem(question, value)
      }
    }
  }
  const known = new Set(fields.map(({ path }) => path))
  const unknown = Object.keys(values).filter((path) => !known.has(path))
  return Object.fromEntries([
    ...fields.flatMap((field) => {
      const problem = problemOf(field)
      return problem === null ? [] : [[field.path, problem] as const]
    }),
    ...unknown.filter((path) => at(path) !== '').map((path) => [path, answerMessages.removed] as const),
  ])
}
