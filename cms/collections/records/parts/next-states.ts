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
import { parseBookingStart } from './parse-booking-start.ts'

type NextStates<State extends string> = Readonly<Partial<Record<State, readonly State[]>>>

/** Staff can mark a manual or failed refund as paid back ('succeeded'), or request it again. */
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

/** Returns whether a saved refund certainly paid nothing, so that a new request cannot refund twice. */
export function canRequestAgain(savedRefund: unknown): boolean {
  return retryableSchema.safeParse(savedRefund).success
}

/** Refunds in these states were not paid out. Staff must act on them even if `needs_attention` is not set. */
export const unrefundedStates: readonly string[] = Object.keys(nextRefundStates)

/** Staff can queue a failed email again, or settle it without sending it. */
export const nextMailStates: NextStates<OutgoingMail['state']> = { failed: ['queued', 'settled'] }

const bookingSchema = z.object({
  status: bookingStatusSchema,
  payment_status: paymentStatusSchema,
  end_date: z.nullish(z.string()),
  kind: z.optional(z.unknown()),
  booking_date: z.optional(z.unknown()),
  pickup_date: z.optional(z.unknown()),
  pickup_time: z.optional(z.unknown()),
  start_time: z.optional(z.unknown()),
  time_zone: z.optional(z.unknown()),
})
const stateSchema = z.object({ state: z.string() })

/**
 * Returns the current state and those that staff may choose now. A bulk edit, which exists only for emails, has no
 * saved entry and offers the next states of a failed email.
 */
export function offeredStates(collection: string, savedEntry: unknown, now: Date): string[] {
  if (collection === 'bookings') return offeredBookingStatuses(savedEntry, now)
  const nextStates: NextStates<string> = collection === 'refunds' ? nextRefundStates : nextMailStates
  const parsed = stateSchema.safeParse(savedEntry)
  if (!parsed.success) {
    const statesOfBulkEdit = collection === 'outgoing-mails' ? nextMailStates.failed : []
    return [...(statesOfBulkEdit ?? [])]
  }
  const { state } = parsed.data
  const isRefundRequest = (nextState: string) => collection === 'refunds' && nextState === 'requested'
  const isOffered = (nextState: string) => !isRefundRequest(nextState) || canRequestAgain(savedEntry)
  return [state, ...(nextStates[state] ?? []).filter(isOffered)]
}

function offeredBookingStatuses(savedBooking: unknown, now: Date): string[] {
  const parsed = bookingSchema.safeParse(savedBooking)
  const start = parsed.success ? parseBookingStart(parsed.data) : null
  if (!parsed.success || !start) return []
  const { status, end_date, payment_status } = parsed.data
  const canBecomeNow = (nextStatus: typeof status) =>
    canTransition(bookingTransitions, status, nextStatus) &&
    (nextStatus !== 'completed' || findCompletionProblem({ ...start, end_date, payment_status }, now) === null)
  return [status, ...bookingStatusSchema.options.filter(canBecomeNow)]
}

const resolvedSchema = z.object({
  needs_attention: z.literal(false),
  // Invoices have no state.
  state: z.optional(z.literal('succeeded')),
})

/** Returns whether staff have nothing left to do. A refund must also have succeeded. */
export function isResolved(savedEntry: unknown): boolean {
  return resolvedSchema.safeParse(savedEntry).success
}
