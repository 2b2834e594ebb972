import type { Availability, AvailabilityQuery } from '@nusa/shared/booking'

export interface Places {
  /** Returns the units left on each day of a date range; nothing for an offer that is not available. */
  left(asked: AvailabilityQuery): Promise<Availability>
}
