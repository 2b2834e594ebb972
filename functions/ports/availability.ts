import type { Availability, AvailabilityQuery } from '@nusa/shared/booking'

export interface AvailabilityReader {
  /** Returns the units left on each day of a date range; nothing for an offer that is not available. */
  read(query: AvailabilityQuery): Promise<Availability>
}
