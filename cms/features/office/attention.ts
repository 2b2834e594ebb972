import { lateKinds } from '@nusa/shared/booking'
import { addDays, type LocalDate } from '@nusa/shared/dates'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, between, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { lacksFlight, readPickupProblem } from '../../collections/records/parts/booking-answers.ts'
import { unrefundedStates } from '../../collections/records/parts/next-states.ts'
import { lacksPickup, storedPickupDay } from '../../collections/records/parts/stored-pickup-day.ts'
import { unansweredQuestions } from '../../collections/records/parts/unanswered-questions.ts'
import { type OfficeTexts, officeTexts } from '../../collections/records/texts/index.ts'
import type { Language } from '../../core/i18n/language.ts'
import { bookings } from '../../generated/payload-generated-schema.ts'
import { readOperationProblems } from './operation-problems.ts'

type Condition = readonly [field: string, operator: 'equals' | 'in' | 'not_in', value: string | readonly string[]]

interface AttentionKind {
  collection: Extract<
    CollectionSlug,
    'bookings' | 'payment-events' | 'refunds' | 'outgoing-mails' | 'invoices' | 'identity-documents'
  >
  conditions: readonly Condition[]
  /** The key of the text that shows the count. */
  text: keyof OfficeTexts['waiting']
}

/** A kind of task for staff: its text with the count, and the URL of the list; null if there is no list. */
export interface Attention {
  text: string
  url: string | null
}

const needsAttention: Condition = ['needs_attention', 'equals', 'true']

/** The kinds of tasks on the start page of staff, most urgent first. */
const attentionKinds: readonly AttentionKind[] = [
  {
    collection: 'payment-events',
    conditions: [needsAttention, ['kind', 'in', lateKinds]],
    text: 'late',
  },
  {
    collection: 'payment-events',
    conditions: [needsAttention, ['kind', 'equals', 'wrong_amount']],
    text: 'wrongAmount',
  },
  {
    collection: 'payment-events',
    conditions: [needsAttention, ['kind', 'not_in', [...lateKinds, 'wrong_amount']]],
    text: 'otherEvent',
  },
  {
    collection: 'refunds',
    conditions: [['state', 'in', unrefundedStates]],
    text: 'refundByHand',
  },
  {
    collection: 'refunds',
    conditions: [needsAttention, ['state', 'not_in', unrefundedStates]],
    text: 'otherRefund',
  },
  {
    collection: 'outgoing-mails',
    conditions: [['state', 'equals', 'failed']],
    text: 'mail',
  },
  {
    collection: 'identity-documents',
    conditions: [['state', 'equals', 'in_review']],
    text: 'documents',
  },
]

/**
 * Returns all tasks for staff, counted with one query each and with the user's access rights. Kinds without tasks are
 * left out. Problems that the operator of the site must fix come first.
 */
export async function readAttention(
  payload: Payload,
  user: TypedUser,
  language: Language,
  today: LocalDate,
): Promise<Attention[]> {
  const adminRoute = payload.config.routes.admin
  const { waiting } = officeTexts[language]
  const [problems, flagged, withoutPickup, overdue, unanswered, withoutFlight, unfitting] = await Promise.all([
    readOperationProblems(payload, user, language, new Date()),
    findManuallyFlaggedInvoices(payload, user),
    findPaidBookings(payload, and(lacksPickup, isSoon(today))),
    findPaidBookings(payload, hasOverdueNames(today)),
    findPaidBookings(payload, and(lacksAnswers, isSoon(today))),
    findMissingFlights(payload, today),
    findPickupProblems(payload, today),
  ])
  const flaggedInvoices: AttentionKind = {
    collection: 'invoices',
    conditions: [['id', 'in', flagged]],
    text: 'invoice',
  }
  const found = await Promise.all(
    [
      ...attentionKinds,
      flaggedInvoices,
      bookingsOf(withoutPickup, 'pickup'),
      bookingsOf(overdue, 'names'),
      bookingsOf(unanswered, 'answers'),
      bookingsOf(unfitting, 'pickupProblems'),
      bookingsOf(withoutFlight, 'flights'),
    ].map(async ({ collection, conditions, text }): Promise<Attention[]> => {
      const where = toWhere(conditions)
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const url = formatAdminURL({ adminRoute, path: `/collections/${collection}?${toQuery(conditions)}` })
      return [{ text: waiting[text](totalDocs), url }]
    }),
  )
  return [...problems.map((text) => ({ text, url: null })), ...found.flat()]
}

const bookingsOf = (ids: readonly number[], text: AttentionKind['text']): AttentionKind => ({
  collection: 'bookings',
  conditions: [['id', 'in', ids.map(String)]],
  text,
})

const isPaid = and(eq(bookings.status, 'confirmed'), eq(bookings.payment_status, 'paid'))

/** Selects bookings whose pickup is today or tomorrow. */
const isSoon = (today: LocalDate) => between(storedPickupDay, today, addDays(today, 1))

async function findPaidBookings({ db }: Payload, condition: SQL | undefined): Promise<number[]> {
  const rows = await db.drizzle.select({ id: bookings.id }).from(bookings).where(and(isPaid, condition))
  return rows.map(({ id }) => id)
}

/** Selects bookings that lack answers to required questions. */
const lacksAnswers = sql`${unansweredQuestions} > 0`

/** Selects bookings ahead that lack names, although the date for entering them has passed. */
const hasOverdueNames = (today: LocalDate) =>
  and(
    lt(bookings.names_until, today),
    gte(bookings.booking_date, today),
    sql`jsonb_path_exists(${bookings.passenger_details}, '$[*] ? (@.name == "")')`,
  )

/** Returns the ids of paid transfers of today and tomorrow that lack the number or the time of the flight. */
async function findMissingFlights({ db }: Payload, today: LocalDate): Promise<number[]> {
  const { id, kind, answers } = bookings
  const transfers = await db.drizzle
    .select({ id, kind, answers })
    .from(bookings)
    .where(and(eq(kind, 'transfer'), isSoon(today), isPaid))
  return transfers.filter(lacksFlight).map((transfer) => transfer.id)
}

/** Returns the ids of paid transfers from today on whose pickup does not fit the flight, as after a delay. */
async function findPickupProblems({ db }: Payload, today: LocalDate): Promise<number[]> {
  const { id, kind, pickup_date, pickup_time, time_zone, answers } = bookings
  const transfers = await db.drizzle
    .select({ id, kind, pickup_date, pickup_time, time_zone, answers })
    .from(bookings)
    .where(and(eq(kind, 'transfer'), gte(storedPickupDay, today), isPaid))
  return transfers.filter((transfer) => readPickupProblem(transfer) !== null).map((transfer) => transfer.id)
}

/** Returns the ids of invoices that were flagged by hand. Flags set automatically come with a flagged payment event. */
async function findManuallyFlaggedInvoices(payload: Payload, user: TypedUser): Promise<string[]> {
  const asReader = { depth: 0, pagination: false, overrideAccess: false, user } as const
  const invoices = await payload.find({
    collection: 'invoices',
    where: { needs_attention: { equals: true } },
    select: {},
    ...asReader,
  })
  const ids = invoices.docs.map(({ id }) => id)
  const events = await payload.find({
    collection: 'payment-events',
    where: toWhere([needsAttention, ['invoice', 'in', ids]]),
    select: { invoice: true },
    ...asReader,
  })
  const explained = new Set(events.docs.map(({ invoice }) => (typeof invoice === 'object' ? invoice?.id : invoice)))
  return ids.filter((id) => !explained.has(id))
}

function toWhere(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(([field, operator, value]) => ({
      [field]: { [operator]: value },
    })),
  }
}

/** Returns the conditions as the query of a list's URL. */
function toQuery(conditions: readonly Condition[]): string {
  return conditions
    .map(([field, operator, value], index) => {
      return `${encodeURIComponent(`where[or][0][and][${index}][${field}][${operator}]`)}=${encodeURIComponent(String(value))}`
    })
    .join('&')
}
