import type { Availability } from '@nusa/shared/booking'
import type { LocalDate } from '@nusa/shared/dates'

export interface DayRange {
  from: LocalDate
  to: LocalDate
}

export interface Places {
  /** How many places of a tour are left on the days of a range; of a tour that is not offered nothing is known. */
  left(tourId: number, range: DayRange): Promise<Availability>
}
