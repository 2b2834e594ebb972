import type { Party } from '../pricing/index.ts'
import type { Passenger } from './create-booking.ts'
import { type BookingProblem, messages } from './messages.ts'

/** Checks that there is one named passenger for each adult, child and infant. */
export function passengerProblem(party: Party, passengers: readonly Passenger[]): BookingProblem | null {
  const count = (type: Passenger['type']) => passengers.filter((passenger) => passenger.type === type).length
  const isComplete =
    count('adult') === party.adults && count('child') === party.children && count('infant') === party.infants
  return isComplete ? null : { reason: 'passengers_mismatch', message: messages.passengersMismatch(party) }
}
