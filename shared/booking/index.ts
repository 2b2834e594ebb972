export { type BookableTour, checkTourBooking } from './check-tour.ts'
export { invoiceExpiresAt, isPayable } from './invoice.ts'
export { type Badge, bookingStatusBadges, invoiceBadge, paymentStatusBadges, type Tone } from './labels.ts'
export type { BookingProblem } from './messages.ts'
export * from './payment.ts'
export { paymentMethodCode, paymentMethodLabel } from './payment-method.ts'
export * from './place.ts'
export { bookingReference, referenceSuffix } from './reference.ts'
export * from './states.ts'
export {
  bookingTransitions,
  canBecome,
  invoiceTransitions,
  paymentTransitions,
  type Transitions,
  unreachableStates,
} from './transitions.ts'
export * from './views.ts'
