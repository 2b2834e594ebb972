import {
  bookingStatusSchema,
  bookingTransitions,
  canBecome,
  completeProblem,
  paymentStatusSchema,
} from '@nusa/shared/booking'
import * as z from 'zod/mini'
import type { OutgoingMail, Refund } from '../payload-types.ts'

type NextStates<State extends string> = Readonly<Partial<Record<State, readonly State[]>>>

/** The states that staff can give a refund: one that needs manual work is done when they have paid the money back. */
export const nextOfRefund: NextStates<Refund['state']> = { by_hand: ['succeeded'], failed: ['succeeded'] }

/** The states of a refund whose money was never paid out: it needs staff, with or without its flag. */
export const statesToGiveBack: readonly string[] = Object.keys(nextOfRefund)

/** The states that staff can give a mail: a failed one is queued again, or settled without sending. */
export const nextOfMail: NextStates<OutgoingMail['state']> = { failed: ['queued', 'settled'] }

const bookingSchema = z.object({
  status: bookingStatusSchema,
  payment_status: paymentStatusSchema,
  booking_date: z.string(),
  end_date: z.nullish(z.string()),
})
const ofState = z.object({ state: z.string() })

/**
 * Returns the states that a form offers for a saved entry: the current one and those that staff may choose now. A bulk
 * edit has no saved entry; it exists only for mails and offers the next states of failed ones.
 */
export function offeredStates(collection: string, saved: unknown, now: Date): string[] {
  if (collection === 'bookings') return offeredToBooking(saved, now)
  const next: NextStates<string> = collection === 'refunds' ? nextOfRefund : nextOfMail
  const parsed = ofState.safeParse(saved)
  if (!parsed.success) return collection === 'outgoing-mails' ? [...(nextOfMail.failed ?? [])] : []
  const { state } = parsed.data
  return [state, ...(next[state] ?? [])]
}

/** Returns the statuses that a booking can get. Completed is offered only when the booking can be completed. */
function offeredToBooking(saved: unknown, now: Date): string[] {
  const parsed = bookingSchema.safeParse(saved)
  if (!parsed.success) return []
  const { status } = parsed.data
  const mayBecome = (to: typeof status) =>
    canBecome(bookingTransitions, status, to) && (to !== 'completed' || completeProblem(parsed.data, now) === null)
  return [status, ...bookingStatusSchema.options.filter(mayBecome)]
}
