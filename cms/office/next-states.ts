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

/** What staff may make of a refund: one that waits for them is done once they have given the money back. */
export const nextOfRefund: NextStates<Refund['state']> = { by_hand: ['succeeded'], failed: ['succeeded'] }

/** Of a refund whose money never went out: it waits for staff, with its mark or without. */
export const statesToGiveBack: readonly string[] = Object.keys(nextOfRefund)

/** What staff may make of a mail: one that failed is sent again, or settled without. */
export const nextOfMail: NextStates<OutgoingMail['state']> = { failed: ['queued', 'settled'] }

const bookingSchema = z.object({
  status: bookingStatusSchema,
  payment_status: paymentStatusSchema,
  booking_date: z.string(),
  end_date: z.nullish(z.string()),
})
const ofState = z.object({ state: z.string() })

/**
 * The states that a form offers for an entry as it is saved: the one that it has, and those that staff may give it now. A form for
 * many at once, which only mails have, knows of none how it is saved, and offers what those that failed may become.
 */
export function offeredStates(collection: string, saved: unknown, now: Date): string[] {
  if (collection === 'bookings') return offeredToBooking(saved, now)
  const next: NextStates<string> = collection === 'refunds' ? nextOfRefund : nextOfMail
  const parsed = ofState.safeParse(saved)
  if (!parsed.success) return collection === 'outgoing-mails' ? [...(nextOfMail.failed ?? [])] : []
  const { state } = parsed.data
  return [state, ...(next[state] ?? [])]
}

/** Completed is offered once the booking can be completed. */
function offeredToBooking(saved: unknown, now: Date): string[] {
  const parsed = bookingSchema.safeParse(saved)
  if (!parsed.success) return []
  const { status } = parsed.data
  const mayBecome = (to: typeof status) =>
    canBecome(bookingTransitions, status, to) && (to !== 'completed' || completeProblem(parsed.data, now) === null)
  return [status, ...bookingStatusSchema.options.filter(mayBecome)]
}
