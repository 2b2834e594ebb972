export { AcceptedTerms } from './AcceptedTerms.tsx'
export { BookingStanding } from './BookingStanding.tsx'
export { CancelBooking } from './CancelBooking.tsx'
