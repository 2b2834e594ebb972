import {
  type Availability,
  departureUnitsLeft,
  formatStartTime,
  formatUnitsLeft,
  hasSalesEnded,
  shouldShowUnitsLeft,
  startTimesOn,
  type TourSchedule,
  tourUnitsLeft,
} from '@nusa/shared/booking'
import type { BaliNow, LocalDate } from '@nusa/shared/dates'
import { availabilityTexts as texts } from './texts.ts'

export interface DepartureOption {
  id: string
  /** For example '01:00, Sunrise'. Contains the time zone if the departure is not in Bali time. */
  name: string
  time: string
  /** For example '3 spots left', or why the departure cannot be chosen. Empty if many spots are left. */
  note: string
  isBookable: boolean
}

/** Returns the departures of the package on that date, earliest first. */
export function listDepartureOptions(
  tour: TourSchedule,
  date: LocalDate,
  packageId: string | null,
  availability: Availability | null,
  now: BaliNow,
): DepartureOption[] {
  return startTimesOn(tour, date, packageId).map((startTime) => {
    const { id, time, label } = startTime
    const unitsLeft = departureUnitsLeft(availability, id, date)
    const isLate = hasSalesEnded(tour, date, startTime, now)
    let note = shouldShowUnitsLeft(unitsLeft, 0) ? formatUnitsLeft('tour', unitsLeft) : ''
    if (unitsLeft === 0) note = texts.soldOut
    if (isLate) note = texts.tooLate
    return {
      id,
      name: formatStartTime({ start_time: time, start_label: label, time_zone: tour.time_zone }),
      time,
      note,
      isBookable: !isLate && unitsLeft !== 0,
    }
  })
}

/**
 * Returns the departure that the visitor chose. If `options` does not contain it, returns another departure at the same
 * time, or the only departure. Returns null if the departure cannot be booked.
 */
export function findChosenDeparture(
  { start_times }: Pick<TourSchedule, 'start_times'>,
  options: readonly DepartureOption[],
  startTimeId: string | null,
): DepartureOption | null {
  const chosenTime = start_times.find(({ id }) => id === startTimeId)?.time
  const departure =
    options.find(({ id }) => id === startTimeId) ??
    options.find(({ time }) => time === chosenTime) ??
    (options.length === 1 ? options[0] : undefined)
  return departure?.isBookable ? departure : null
}

/** Returns a message if every departure of the day is sold out, otherwise null. */
export function soldOutTourMessage(
  tour: TourSchedule,
  date: LocalDate,
  packageId: string | null,
  availability: Availability | null,
  now: BaliNow,
): string | null {
  return tourUnitsLeft(tour, date, availability, now, packageId) === 0 ? texts.soldOut : null
}
