import { formatFlight, type PickupProblem } from '@nusa/shared/booking'

/** The footer of every page contains the contact details. */
export function pickupProblemText({ reason, pickup, ...flight }: PickupProblem): string {
  const flightText = `${reason === 'too_late' ? 'leaves' : 'arrives'} at ${formatFlight(flight)}`
  return `Your flight ${flightText}, but your pickup is at ${pickup}. Our team sees this and will contact you to change the pickup time. If your trip is soon, please contact us now: our contact details are at the end of this page.`
}
