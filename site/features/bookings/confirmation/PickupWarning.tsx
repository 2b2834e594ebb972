import { type BookingView, isPickupProblemShown } from '@nusa/shared/booking'
import { pickupProblemText } from '../../../lib/pickup-problem.ts'

/** Shows that the pickup does not fit the flight. */
export function PickupWarning({ booking, now }: { booking: BookingView; now: Date }) {
  const { pickup_problem: problem } = booking
  if (problem === null || !isPickupProblemShown(booking, now)) return null
  return <p className="mt-4 rounded-md bg-marigold-pale p-3">{pickupProblemText(problem)}</p>
}
