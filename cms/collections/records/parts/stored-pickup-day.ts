import { transferDirections, transferQuestionIds } from '@nusa/shared/booking'
import type { LocalDate } from '@nusa/shared/dates'
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { bookings } from '../../../generated/payload-generated-schema.ts'

/**
 * The pickup day that staff chose, or else the travel date. If staff chose no day, a pickup on the evening before a
 * departure counts on the day of the departure.
 */
export const pickupDaySql = sql<LocalDate>`coalesce(${bookings.pickup_date}, ${bookings.booking_date})`

const wherePickupIncomplete = and(
  inArray(bookings.pickup_kind, ['later', 'zone']),
  sql`coalesce(${bookings.pickup_location}, '') = ''`,
)

const whereDeparture = answerExists(transferQuestionIds.direction, transferDirections.departure)

/** `pickup_location` is the name of the area if a transfer has no address. */
const whereTransferLacksPickup = and(
  eq(bookings.kind, 'transfer'),
  whereDeparture,
  not(answerExists(transferQuestionIds.address)),
)

/** Selects bookings whose travellers have not said where to pick them up. */
export const whereLacksPickup = or(wherePickupIncomplete, whereTransferLacksPickup)

/** @param answer undefined means any answer that is not empty */
function answerExists(questionId: string, answer?: string): SQL {
  const condition = answer === undefined ? String.raw`@.answer like_regex "\\S"` : '@.answer == $answer'
  const path = `$[*] ? (@.question_id == $question && ${condition})`
  const values = JSON.stringify({ question: questionId, answer })
  return sql`jsonb_path_exists(${bookings.answers}, ${path}::jsonpath, ${values}::jsonb)`
}
