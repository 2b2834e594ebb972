export { AcceptedTerms } from './AcceptedTerms.tsx'
export { BookAgain } from './BookAgain.tsx'
export { BookingStanding } from './BookingStanding.tsx'
export { CancelBooking } from './CancelBooking.tsx'
