import {
  bookingStatusSchema,
  bookingTransitions,
  canTransition,
  findCompletionProblem,
  isDefiniteRefusal,
  paymentStatusSchema,
  refundErrorKinds,
} from '@nusa/shared/booking'
import * as z from 'zod/mini'
import type { OutgoingMail, Refund } from '../../../generated/payload-types.ts'

type NextStates<State extends string> = Readonly<Partial<Record<State, readonly State[]>>>

/**
 * The states that staff can give a manual or failed refund: succeeded, when they have paid the money back, or requested
 * from the payment provider again.
 */
export const nextRefundStates: NextStates<Refund['state']> = {
  by_hand: ['succeeded', 'requested'],
  failed: ['succeeded', 'requested'],
}

const retryableSchema = z.union([
  z.object({ state: z.literal('failed') }),
  z
    .object({
      state: z.literal('by_hand'),
      error_kind: z.enum(refundErrorKinds),
      error_detail: z._default(z.nullable(z.string()), null),
    })
    .check(z.refine(({ error_kind: kind, error_detail: detail }) => isDefiniteRefusal({ kind, detail }))),
])

/** Returns whether a saved refund certainly paid nothing, so that requesting it again cannot refund twice. */
export function canRequestAgain(saved: unknown): boolean {
  return retryableSchema.safeParse(saved).success
}

/** The states of a refund whose money was never paid out. Such a refund needs staff, with or without its flag. */
export const unrefundedStates: readonly string[] = Object.keys(nextRefundStates)

/** The states that staff can give an email: a failed one is queued again, or settled without sending. */
export const nextMailStates: NextStates<OutgoingMail['state']> = { failed: ['queued', 'settled'] }

const bookingSchema = z.object({
  status: bookingStatusSchema,
  payment_status: paymentStatusSchema,
  booking_date: z.string(),
  end_date: z.nullish(z.string()),
  pickup_date: z.nullish(z.string()),
})
const stateSchema = z.object({ state: z.string() })

/**
 * Returns the states that a form offers for a saved entry: the current one and those that staff may choose now. A bulk
 * edit has no saved entry. It exists only for emails, and offers the next states of a failed email.
 */
export function offeredStates(collection: string, saved: unknown, now: Date): string[] {
  if (collection === 'bookings') return offeredBookingStatuses(saved, now)
  const next: NextStates<string> = collection === 'refunds' ? nextRefundStates : nextMailStates
  const parsed = stateSchema.safeParse(saved)
  if (!parsed.success) return collection === 'outgoing-mails' ? [...(nextMailStates.failed ?? [])] : []
  const { state } = parsed.data
  const isOffered = (to: string) => collection !== 'refunds' || to !== 'requested' || canRequestAgain(saved)
  return [state, ...(next[state] ?? []).filter(isOffered)]
}

/** Returns the statuses that a booking can get. Completed is offered only when the booking can be completed. */
function offeredBookingStatuses(saved: unknown, now: Date): string[] {
  const parsed = bookingSchema.safeParse(saved)
  if (!parsed.success) return []
  const { status } = parsed.data
  const canBecomeNow = (to: typeof status) =>
    canTransition(bookingTransitions, status, to) &&
    (to !== 'completed' || findCompletionProblem(parsed.data, now) === null)
  return [status, ...bookingStatusSchema.options.filter(canBecomeNow)]
}

const savedSchema = z.object({
  needs_attention: z.literal(false),
  // An invoice has no such state: its flag alone decides.
  state: z.optional(z.literal('succeeded')),
})

/**
 * Returns whether nothing is left for staff to do about a saved invoice or refund. A refund must also have succeeded.
 */
export function isResolved(saved: unknown): boolean {
  return savedSchema.safeParse(saved).success
}
