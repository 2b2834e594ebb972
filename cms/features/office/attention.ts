import {
  findDepartureOrPickupTime,
  findExactStart,
  findPickupDay,
  latePaymentKinds,
  readBookingStart,
} from '@nusa/shared/booking'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { lacksFlight, readPickupProblem } from '../../collections/records/parts/booking-answers.ts'
import { unrefundedStates } from '../../collections/records/parts/next-states.ts'
import { pickupDaySql, whereLacksPickup } from '../../collections/records/parts/stored-pickup-day.ts'
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

const flaggedCondition: Condition = ['needs_attention', 'equals', 'true']

/** The most urgent kind comes first. */
const attentionKinds: readonly AttentionKind[] = [
  {
    collection: 'payment-events',
    conditions: [flaggedCondition, ['kind', 'in', latePaymentKinds]],
    textKey: 'late',
  },
  {
    collection: 'payment-events',
    conditions: [flaggedCondition, ['kind', 'equals', 'wrong_amount']],
    textKey: 'wrongAmount',
  },
  {
    collection: 'payment-events',
    conditions: [flaggedCondition, ['kind', 'not_in', [...latePaymentKinds, 'wrong_amount']]],
    textKey: 'otherEvent',
  },
  {
    collection: 'refunds',
    conditions: [['state', 'in', unrefundedStates]],
    textKey: 'refundByHand',
  },
  {
    collection: 'refunds',
    conditions: [flaggedCondition, ['state', 'not_in', unrefundedStates]],
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
  now: Date,
): Promise<AttentionTask[]> {
  const today = todayInBali(now)
  const adminRoute = payload.config.routes.admin
  const { waitingTasks } = officeTexts[language]
  const [problems, flaggedIds, bookingsWithoutPickup, bookingsWithOverdueNames, bookingsWithoutAnswers, transfers] =
    await Promise.all([
      readOperationProblems(payload, user, language, now),
      findManuallyFlaggedInvoices(payload, user),
      findBookingsStartingSoon(payload, now, whereLacksPickup),
      findUpcomingBookings(payload, now, whereNamesOverdue(today)),
      findBookingsStartingSoon(payload, now, whereLacksAnswers),
      findUpcomingBookings(payload, now, whereTransfer),
    ])
  const flaggedInvoices: AttentionKind = {
    collection: 'invoices',
    conditions: [['id', 'in', flaggedIds]],
    textKey: 'invoice',
  }
  const kinds = [
    ...attentionKinds,
    flaggedInvoices,
    createBookingsKind(bookingsWithoutPickup, 'pickup'),
    createBookingsKind(bookingsWithOverdueNames, 'names'),
    createBookingsKind(bookingsWithoutAnswers, 'answers'),
    createBookingsKind(transfers.filter(hasPickupProblem), 'pickupProblems'),
    createBookingsKind(
      transfers.filter((transfer) => startsSoon(transfer, now) && lacksFlight(transfer)),
      'flights',
    ),
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

const createBookingsKind = (found: readonly UpcomingBooking[], textKey: AttentionKind['textKey']): AttentionKind => ({
  collection: 'bookings',
  conditions: [['id', 'in', found.map(({ id }) => String(id))]],
  textKey,
})

const wherePaid = and(eq(bookings.status, 'confirmed'), eq(bookings.payment_status, 'paid'))

type UpcomingBooking = Awaited<ReturnType<typeof findUpcomingBookings>>[number]

/** Returns paid bookings whose travellers have not left. If the time is unknown, they leave at the end of the day. */
async function findUpcomingBookings({ db }: Payload, now: Date, condition: SQL | undefined) {
  const today = todayInBali(now)
  const { id, kind, booking_date, pickup_date, pickup_time, start_time, time_zone, promised_start, answers } = bookings
  const rows = await db.drizzle
    .select({ id, kind, booking_date, pickup_date, pickup_time, start_time, time_zone, promised_start, answers })
    .from(bookings)
    // The pickup day is a local date, which can be one day earlier than the date in Bali.
    .where(and(wherePaid, gte(pickupDaySql, addDays(today, -1)), condition))
  return rows.filter((row) => {
    const start = readBookingStart(row)
    const leavesAt = findDepartureOrPickupTime(start)
    return leavesAt ? now < leavesAt : findPickupDay(start) >= today
  })
}

/** Returns paid bookings of today and tomorrow whose travellers have not left. */
async function findBookingsStartingSoon(
  payload: Payload,
  now: Date,
  condition: SQL | undefined,
): Promise<UpcomingBooking[]> {
  const tomorrow = addDays(todayInBali(now), 1)
  // The pickup day is a local date, which can be one day later than the date in Bali.
  const whereNear = lte(pickupDaySql, addDays(tomorrow, 1))
  const upcomingBookings = await findUpcomingBookings(payload, now, and(whereNear, condition))
  return upcomingBookings.filter((booking) => startsSoon(booking, now))
}

/** Returns whether a booking starts today or tomorrow, in Bali. */
function startsSoon(booking: UpcomingBooking, now: Date): boolean {
  const start = readBookingStart(booking)
  const startsAt = findExactStart(start)
  const day = startsAt ? todayInBali(startsAt) : findPickupDay(start)
  return day <= addDays(todayInBali(now), 1)
}

const whereLacksAnswers = sql`${unansweredQuestionCount} > 0`

const whereTransfer = eq(bookings.kind, 'transfer')

/** For example, the pickup is too early after the flight was delayed. */
const hasPickupProblem = (transfer: UpcomingBooking) => readPickupProblem(transfer) !== null

const whereNamesOverdue = (today: LocalDate) =>
  and(lt(bookings.names_until, today), sql`jsonb_path_exists(${bookings.passenger_details}, '$[*] ? (@.name == "")')`)

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
    where: toWhere([flaggedCondition, ['invoice', 'in', ids]]),
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
