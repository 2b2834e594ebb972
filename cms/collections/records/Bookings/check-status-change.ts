import {
  bookingTransitions,
  type CompletionProblem,
  canTransition,
  findCompletionProblem,
  readBookingStart,
} from '@nusa/shared/booking'
import type { CollectionBeforeChangeHook } from 'payload'
import { fieldValidationError } from '../../../core/errors/field-validation-error.ts'
import type { Booking } from '../../../generated/payload-types.ts'

/**
 * Allows only valid changes of the status. A cancelled booking has released its capacity and cannot be restored. A
 * paid booking can be completed from its last day, after the departure.
 */
export const checkStatusChange: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc, req }) => {
  const currentStatus = originalDoc?.status
  const newStatus = data.status
  if (!currentStatus || !newStatus || currentStatus === newStatus) return data
  const message = findStatusChangeError(originalDoc, newStatus)
  if (message) throw fieldValidationError(req, 'bookings', { path: 'status', message })
  return newStatus === 'cancelled' ? { ...data, cancelled_at: new Date().toISOString(), cancelled_by: 'staff' } : data
}

const completionProblemTexts: Record<CompletionProblem, string> = {
  to_come:
    'This booking has not taken place yet. It can be marked as completed from its last day, after the departure.',
  unpaid: 'This booking is not paid, so it cannot be completed.',
}

function findStatusChangeError(booking: Booking, newStatus: Booking['status']): string | null {
  if (!canTransition(bookingTransitions, booking.status, newStatus)) {
    return `A booking that is ${booking.status} cannot become ${newStatus}.`
  }
  if (newStatus !== 'completed') return null
  const { pickup_date, promised_start, end_date, payment_status } = booking
  const start = readBookingStart({ ...booking, pickup_date, promised_start })
  const problem = findCompletionProblem({ ...start, end_date, payment_status }, new Date())
  return problem && completionProblemTexts[problem]
}
