import { latePaymentKinds } from '@nusa/shared/booking'
import { addDays, type LocalDate } from '@nusa/shared/dates'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, between, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { lacksFlight, readPickupProblem } from '../../collections/records/parts/booking-answers.ts'
import { unrefundedStates } from '../../collections/records/parts/next-states.ts'
import { lacksPickup, storedPickupDay } from '../../collections/records/parts/stored-pickup-day.ts'
import { unansweredQuestionCount } from '../../collections/records/parts/unanswered-questions.ts'
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
  textKey: keyof OfficeTexts['waitingTasks']
}

export interface AttentionTask {
  /** A text that contains the number of tasks. */
  text: string
  /** The URL of the list of these tasks, or null if there is no list. */
  url: string | null
}

const needsAttention: Condition = ['needs_attention', 'equals', 'true']

/** The most urgent kind comes first. */
const attentionKinds: readonly AttentionKind[] = [
  {
    collection: 'payment-events',
    conditions: [needsAttention, ['kind', 'in', latePaymentKinds]],
    textKey: 'late',
  },
  {
    collection: 'payment-events',
    conditions: [needsAttention, ['kind', 'equals', 'wrong_amount']],
    textKey: 'wrongAmount',
  },
  {
    collection: 'payment-events',
    conditions: [needsAttention, ['kind', 'not_in', [...latePaymentKinds, 'wrong_amount']]],
    textKey: 'otherEvent',
  },
  {
    collection: 'refunds',
    conditions: [['state', 'in', unrefundedStates]],
    textKey: 'refundByHand',
  },
  {
    collection: 'refunds',
    conditions: [needsAttention, ['state', 'not_in', unrefundedStates]],
    textKey: 'otherRefund',
  },
  {
    collection: 'outgoing-mails',
    conditions: [['state', 'equals', 'failed']],
    textKey: 'mail',
  },
  {
    collection: 'identity-documents',
    conditions: [['state', 'equals', 'in_review']],
    textKey: 'documents',
  },
]

/**
 * Returns the tasks of the user, counting only entries that the user may read. Problems that the operator of the site
 * must fix come first.
 */
export async function readAttention(
  payload: Payload,
  user: TypedUser,
  language: Language,
  today: LocalDate,
): Promise<AttentionTask[]> {
  const adminRoute = payload.config.routes.admin
  const { waitingTasks } = officeTexts[language]
  const [problems, flaggedIds, missingPickupIds, overdueIds, unansweredIds, missingFlightIds, pickupProblemIds] =
    await Promise.all([
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
    conditions: [['id', 'in', flaggedIds]],
    textKey: 'invoice',
  }
  const kinds = [
    ...attentionKinds,
    flaggedInvoices,
    createBookingsKind(missingPickupIds, 'pickup'),
    createBookingsKind(overdueIds, 'names'),
    createBookingsKind(unansweredIds, 'answers'),
    createBookingsKind(pickupProblemIds, 'pickupProblems'),
    createBookingsKind(missingFlightIds, 'flights'),
  ]
  const findTasks = async ({ collection, conditions, textKey }: AttentionKind): Promise<AttentionTask[]> => {
    const where = toWhere(conditions)
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user })
    if (totalDocs === 0) return []
    const url = formatAdminURL({ adminRoute, path: `/collections/${collection}?${toQuery(conditions)}` })
    return [{ text: waitingTasks[textKey](totalDocs), url }]
  }
  const taskLists = await Promise.all(kinds.map(findTasks))
  return [...problems.map((text) => ({ text, url: null })), ...taskLists.flat()]
}

const createBookingsKind = (ids: readonly number[], text: AttentionKind['textKey']): AttentionKind => ({
  collection: 'bookings',
  conditions: [['id', 'in', ids.map(String)]],
  textKey: text,
})

const isPaid = and(eq(bookings.status, 'confirmed'), eq(bookings.payment_status, 'paid'))

const isSoon = (today: LocalDate) => between(storedPickupDay, today, addDays(today, 1))

async function findPaidBookings({ db }: Payload, condition: SQL | undefined): Promise<number[]> {
  const rows = await db.drizzle.select({ id: bookings.id }).from(bookings).where(and(isPaid, condition))
  return rows.map(({ id }) => id)
}

const lacksAnswers = sql`${unansweredQuestionCount} > 0`

const hasOverdueNames = (today: LocalDate) =>
  and(
    lt(bookings.names_until, today),
    gte(bookings.booking_date, today),
    sql`jsonb_path_exists(${bookings.passenger_details}, '$[*] ? (@.name == "")')`,
  )

async function findMissingFlights({ db }: Payload, today: LocalDate): Promise<number[]> {
  const { id, kind, answers } = bookings
  const transfers = await db.drizzle
    .select({ id, kind, answers })
    .from(bookings)
    .where(and(eq(kind, 'transfer'), isSoon(today), isPaid))
  return transfers.filter(lacksFlight).map((transfer) => transfer.id)
}

/** Finds the coming transfers whose pickup does not fit the flight, for example because the flight is delayed. */
async function findPickupProblems({ db }: Payload, today: LocalDate): Promise<number[]> {
  const { id, kind, pickup_date, pickup_time, time_zone, answers } = bookings
  const transfers = await db.drizzle
    .select({ id, kind, pickup_date, pickup_time, time_zone, answers })
    .from(bookings)
    .where(and(eq(kind, 'transfer'), gte(storedPickupDay, today), isPaid))
  return transfers.filter((transfer) => readPickupProblem(transfer) !== null).map((transfer) => transfer.id)
}

/** Omits invoices that were flagged automatically. Their payment event is flagged too, and is counted instead. */
async function findManuallyFlaggedInvoices(payload: Payload, user: TypedUser): Promise<string[]> {
  const readerOptions = { depth: 0, pagination: false, overrideAccess: false, user } as const
  const invoices = await payload.find({
    collection: 'invoices',
    where: { needs_attention: { equals: true } },
    select: {},
    ...readerOptions,
  })
  const ids = invoices.docs.map(({ id }) => id)
  const events = await payload.find({
    collection: 'payment-events',
    where: toWhere([needsAttention, ['invoice', 'in', ids]]),
    select: { invoice: true },
    ...readerOptions,
  })
  const invoicesWithEvents = new Set(
    events.docs.map(({ invoice }) => (typeof invoice === 'object' ? invoice?.id : invoice)),
  )
  return ids.filter((id) => !invoicesWithEvents.has(id))
}

function toWhere(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(([field, operator, value]) => ({
      [field]: { [operator]: value },
    })),
  }
}

function toQuery(conditions: readonly Condition[]): string {
  const parameters = conditions.map(([field, operator, value], index) => {
    const name = `where[or][0][and][${index}][${field}][${operator}]`
    return `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`
  })
  return parameters.join('&')
}
