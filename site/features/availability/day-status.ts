import {
  type Availability,
  type CapacityNeed,
  fewestUnitsLeft,
  formatUnitsLeft,
  shouldShowUnitsLeft,
  unitsLeftOn,
} from '@nusa/shared/booking'
import { addDays, datesBetween, formatDate, type LocalDate } from '@nusa/shared/dates'
import type { DayNote } from '../../ui/calendar/Calendar.tsx'
import { availabilityTexts as texts } from './texts.ts'

/** Returns the message for a sold-out day, or null if the day can be chosen. */
export function soldOutMessage(availability: Availability | null, date: LocalDate): string | null {
  return unitsLeftOn(availability, date) === 0 ? texts.soldOut : null
}

/** A rental occupies a car on every day of its range. A stay occupies a room on every day except the last. */
type RangeKind = 'rental' | 'room'

/** Returns the days of the range on which a car or room is occupied. */
const occupiedDays = (from: LocalDate, to: LocalDate, kind: RangeKind) =>
  datesBetween(from, kind === 'room' ? addDays(to, -1) : to)

/** Returns whether cars or rooms are left on all days of the range. */
function isRangeAvailable(availability: Availability | null, from: LocalDate, to: LocalDate, kind: RangeKind): boolean {
  return fewestUnitsLeft(availability, occupiedDays(from, to, kind)) !== 0
}

/**
 * Returns the message shown if choosing `day` starts a new range, because a day between `from` and `day` is sold out.
 * Otherwise returns null.
 */
export function rangeRestartedMessage(
  availability: Availability | null,
  day: LocalDate,
  from: LocalDate,
  kind: RangeKind,
): string | null {
  const soldOutDay = occupiedDays(from, day, kind).find((date) => soldOutMessage(availability, date))
  return soldOutDay ? texts.newRangeStarted(formatDate(soldOutDay), texts.rangeNames[kind]) : null
}

/**
 * Returns the sold-out message if a day can neither end the range that starts on `from` nor start a new range,
 * otherwise null. A free day after a sold-out day starts a new range.
 */
export function rangeDayError(
  availability: Availability | null,
  day: LocalDate,
  from: LocalDate | null,
  kind: RangeKind,
): string | null {
  const isEnd = from !== null && day > from && isRangeAvailable(availability, from, day, kind)
  return isEnd ? null : soldOutMessage(availability, day)
}

/** Returns the sold-out message if `day` cannot end the range that starts on the fixed day `from`, otherwise null. */
export function rangeEndError(
  availability: Availability | null,
  day: LocalDate,
  from: LocalDate,
  kind: RangeKind,
): string | null {
  return isRangeAvailable(availability, from, day, kind)
    ? null
    : (soldOutMessage(availability, day) ?? texts.soldOutBetween)
}

/** Returns the calendar note for a day on which few units are left, otherwise null. */
export function availabilityNote(
  availability: Availability | null,
  date: LocalDate,
  kind: CapacityNeed['kind'] = 'tour',
): DayNote | null {
  const unitsLeft = unitsLeftOn(availability, date)
  return shouldShowUnitsLeft(unitsLeft, 0) && unitsLeft > 0
    ? { short: texts.short(unitsLeft), label: formatUnitsLeft(kind, unitsLeft) }
    : null
}

/**
 * Returns the calendar note for a day of a range, or null if there is nothing to note. The note says that few units are
 * left, that the day starts a new range because days in between are sold out, or both.
 */
export function rangeDayNote(
  availability: Availability | null,
  day: LocalDate,
  from: LocalDate | null,
  kind: RangeKind,
): DayNote | null {
  const fewLeftNote = availabilityNote(availability, day, kind)
  if (from === null || day <= from || isRangeAvailable(availability, from, day, kind)) return fewLeftNote
  return {
    short: fewLeftNote?.short ?? '',
    label: [fewLeftNote?.label, texts.startsNewRange].filter(Boolean).join(', '),
  }
}

export interface AvailabilityMessage {
  text: string
  /** Whether fewer units are left than the party needs. */
  isTooFew: boolean
}

/**
 * Returns the message for a chosen day of a tour if it is sold out, has too few spots for the party, or has few spots
 * left. Otherwise returns null.
 */
export function tourAvailabilityMessage(
  availability: Availability | null,
  date: LocalDate | null,
  spotsNeeded: number,
): AvailabilityMessage | null {
  const left = date && unitsLeftOn(availability, date)
  if (left === null || !shouldShowUnitsLeft(left, spotsNeeded)) return null
  if (left === 0) return { text: texts.dateSoldOut, isTooFew: true }
  const text = formatUnitsLeft('tour', left)
  return left < spotsNeeded ? { text: texts.tooFew(text), isTooFew: true } : { text, isTooFew: false }
}
