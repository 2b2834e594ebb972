export { type AttentionNote, attentionNotes } from './attention-notes.ts'
export {
  type Availability,
  type AvailabilityQuery,
  availabilityOf,
  availabilityQuerySchema,
  availabilitySchema,
  fewestUnitsLeft,
  firstAvailableDate,
  shouldShowLeft,
  unitsLeftOn,
} from './availability.ts'
export { type BookedPrice, bookedPriceOf, bookedQuote, storedPriceSchema } from './booked-price.ts'
export * from './cancel.ts'
export { type CancellableBooking, type CancelProblem, cancelProblem, cancelUntil } from './cancel-rule.ts'
export { type Cancellation, cancellationOf, refundOf } from './cancellation.ts'
export { cancellationDetail, isAllRefunded, noticeKey, refundKey } from './cancellation-record.ts'
export { type Cancelled, withCancelled, withCancelledRow } from './cancelled-views.ts'
export { lacksMeetingPlace } from './check-rental.ts'
export { type BookableTour, checkTourBooking } from './check-tour.ts'
export { type CompleteProblem, completeProblem } from './complete-rule.ts'
export { type ContactTiming, contactTiming, isAhead } from './contact-timing.ts'
export { historyCursor, placeIn } from './history-cursor.ts'
export { invoiceExpiresAt, isPayable } from './invoice.ts'
export { type Badge, bookingStatusBadges, invoiceBadge, paymentStatusBadges, type Tone } from './labels.ts'
export type { BookingProblem } from './messages.ts'
export { choiceNeeds, type Need, rentalNeeds, roomNeeds, tourNeeds, transferNeeds } from './needs.ts'
export { checkBooking, type OfferedChoice, wantedLine } from './offered-choice.ts'
export { bookingNumber, orderNumber } from './order-number.ts'
export { effectiveStatus } from './overdue.ts'
export { passengerDetails } from './passenger-details.ts'
export * from './payment.ts'
export { paymentMethodCode, paymentMethodLabel } from './payment-method.ts'
export * from './place.ts'
export { bookingReference, unambiguousLetters } from './reference.ts'
export { refundNotes, refundRefusals } from './refund-notes.ts'
export { type InvoiceTotals, sharesOf, totalsOf } from './shares.ts'
export { type SoldOutDetails, type Stock, soldOutDetailsSchema, soldOutItems, stockKey, stockLeft } from './sold-out.ts'
export { leftText } from './sold-out-messages.ts'
export * from './states.ts'
export * from './terms.ts'
export { rentalPackageTitle, transferTitle } from './titles.ts'
export {
  bookingTransitions,
  canBecome,
  invoiceTransitions,
  paymentTransitions,
  statesBefore,
  type Transitions,
} from './transitions.ts'
export { isUnmatchedPayment, unmatchedPaymentKinds } from './unmatched-payments.ts'
export * from './views.ts'
export { hasVoucher } from './voucher.ts'
