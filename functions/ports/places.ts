import type { Availability, AvailabilityQuery } from '@nusa/shared/booking'

export interface Places {
  /** How many of something are left on the days of a range; of what is not offered nothing is known. */
  left(asked: AvailabilityQuery): Promise<Availability>
}
