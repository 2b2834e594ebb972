export { type CancellationResult, withCancelledBooking, withCancelledHistoryRow } from './apply-cancellation.ts'
export { askedQuestions } from './asked-questions.ts'
export {
  type Availability,
  type AvailabilityQuery,
  availabilityQuerySchema,
  availabilitySchema,
  computeAvailability,
  computeTourAvailability,
  departureUnitsLeft,
  fewestUnitsLeft,
  firstAvailableDate,
  shouldShowUnitsLeft,
  tourUnitsLeft,
  unitsLeftOn,
} from './availability.ts'
export {
  type BookedPrice,
  omitPickupSurcharge,
  readPaidSurcharge,
  storedPriceSchema,
  toBookedPrice,
  toLineQuote,
} from './booked-price.ts'
export * from './cancel-request.ts'
export {
  type BookingStart,
  bookingStart,
  type CancellableBooking,
  type CancelProblem,
  cancellationStart,
  computeBookingRefund,
  findCancelProblem,
  findDepartureOrPickupTime,
  findExactStart,
  findLocalStart,
  findStartDaysInBali,
  nextPromisedStart,
  type PromisedStart,
} from './cancel-rule.ts'
export { type Cancellation, computeCancellation, computePaidAmount, hasVoucher, wasPaid } from './cancellation.ts'
export {
  computeRefund,
  fullRefundDeadline,
  type PolicyRefund,
  type RefundDeadline,
  refundDeadlines,
  sortTiers,
} from './cancellation-policy.ts'
export {
  cancellationDetail,
  firstRefundIdempotencyKey,
  isAllRefunded,
  nextRefundIdempotencyKey,
  noticeDedupeKey,
  refundIdempotencyKey,
} from './cancellation-record.ts'
export { cancellationDeadlineSentences, cancellationPromise, cancellationSentences } from './cancellation-texts.ts'
export { type CapacityNeed, choiceNeeds, rentalNeeds, roomNeeds, tourNeeds, transferNeeds } from './capacity-needs.ts'
export {
  type ChangedDetails,
  changedDetailsColumns,
  changedDetailsSchema,
  shouldNotifyOfChanges,
} from './changed-details.ts'
export { isMeetingPointMissing } from './check-rental.ts'
export { type BookableTour, findTourProblems } from './check-tour.ts'
export { type ContactTiming, contactTiming, orderArrival, type TourArrival, tourArrival } from './contact-timing.ts'
export * from './create-booking.ts'
export {
  type BookedStartTime,
  departureCapacity,
  departureInstant,
  departureSalesEnd,
  firstScheduledDate,
  formatStartTime,
  hasDepartures,
  hasSalesEnded,
  runsWithPackage,
  type ScheduleProblem,
  scheduleProblem,
  startTimesOn,
  type TourSchedule,
} from './departures.ts'
export {
  appendFlightDay,
  findBookedPickupProblem,
  findFlightDay,
  isFlightTimeAnswer,
  isPickupProblemShown,
} from './flight-day.ts'
export { formatHistoryCursor, parseHistoryCursor } from './history-cursor.ts'
export { invoiceExpiresAt, isPayable, withEffectiveStatus } from './invoice-expiry.ts'
export { computeBookingShare, computeInvoiceTotals, type InvoiceTotals } from './invoice-totals.ts'
export {
  type Badge,
  bookingStatusBadges,
  invoiceBadge,
  parseTransferTitle,
  paymentStatusBadges,
  rentalPackageTitle,
  type Tone,
  transferTitle,
} from './labels.ts'
export {
  hideAnswers,
  isSameTrip,
  mergeTripValues,
  reconcileTrip,
  revealAnswers,
  type TripMoves,
} from './merge-trip.ts'
export type { BookingProblem } from './messages.ts'
export {
  findMissingDetails,
  findNamesDeadline,
  findNamesDueDay,
  formatNamesDeadline,
  hasOpenDetails,
  lastDayForNames,
  type MissingDetails,
  minGroupSize,
  missingDetailsSchema,
  namesRequiredMessage,
  pickupEntryMethod,
  reminderDays,
} from './missing-details.ts'
export { checkBooking, findCurrentLine, type OfferedChoice, salesEnd } from './offered-choice.ts'
export * from './payment.ts'
export { isRefundedManually, paymentMethodCode, paymentMethodLabel } from './payment-method.ts'
export {
  findPickup,
  findPickupDay,
  formatPickupTime,
  offeredPickupDays,
  suggestPickupDay,
} from './pickup-day.ts'
export * from './pickup-details.ts'
export { type FlightDay, formatFlight, isFlightDay, type PickupProblem } from './pickup-problem.ts'
export * from './questions.ts'
export {
  type AttentionNoteKind,
  attentionNotes,
  type EventKind,
  isUnmatchedPayment,
  latePaymentKinds,
  type MailKind,
  mailKinds,
  type NoticeKind,
  noticeKinds,
  unmatchedPaymentKinds,
} from './record-kinds.ts'
export { createBookingReference, createOrderNumber, formatBookingNumber, toUnambiguousLetters } from './reference.ts'
export {
  isDefiniteRefusal,
  type RefundError,
  type RefundErrorKind,
  refundErrorKinds,
  refundNote,
  refundRefusalTexts,
} from './refund-notes.ts'
export {
  findSoldOutItems,
  type SoldOutDetails,
  type Stock,
  soldOutDetailsSchema,
  stockKey,
  stockLeft,
} from './sold-out.ts'
export * from './statuses.ts'
export { readBookingStart, type StoredStart } from './stored-start.ts'
export * from './terms.ts'
export { maxMinutesInDuration, tourEndDate } from './tour-days.ts'
export {
  bookedTransferTitle,
  correctTransferAnswers,
  directionText,
  isDeparture,
  isFlightMissing,
  isTransferAnswer,
  isTransferPickupMissing,
  readTransferAnswers,
  transferAddress,
  transferDetailQuestions,
  transferDirections,
  transferMessages,
  transferQuestionIds,
  transferQuestions,
  withoutRepeatedAddress,
} from './transfer-details.ts'
export {
  bookingTransitions,
  type CompletionProblem,
  canTransition,
  findCompletionProblem,
  invoiceTransitions,
  paymentTransitions,
  statusesBefore,
  type Transitions,
} from './transitions.ts'
export * from './trip-details.ts'
export * from './trip-fields.ts'
export { formatUnitsLeft } from './units-left.ts'
export * from './views.ts'
