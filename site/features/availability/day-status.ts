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

/** Returns null if the day can be chosen. */
export function soldOutMessage(availability: Availability | null, date: LocalDate): string | null {
  return unitsLeftOn(availability, date) === 0 ? texts.soldOut : null
}

/** A rental occupies a car on every day of its range. A stay occupies a room on every day except the last. */
type RangeKind = 'rental' | 'room'

const listOccupiedDays = (firstDay: LocalDate, endDay: LocalDate, kind: RangeKind) =>
  datesBetween(firstDay, kind === 'room' ? addDays(endDay, -1) : endDay)

function isRangeAvailable(
  availability: Availability | null,
  firstDay: LocalDate,
  endDay: LocalDate,
  kind: RangeKind,
): boolean {
  return fewestUnitsLeft(availability, listOccupiedDays(firstDay, endDay, kind)) !== 0
}

/** Returns a message if a sold-out day between `firstDay` and `day` makes `day` start a new range, otherwise null. */
export function rangeRestartedMessage(
  availability: Availability | null,
  day: LocalDate,
  firstDay: LocalDate,
  kind: RangeKind,
): string | null {
  const soldOutDay = listOccupiedDays(firstDay, day, kind).find((date) => soldOutMessage(availability, date))
  return soldOutDay ? texts.newRangeStarted(formatDate(soldOutDay), texts.rangeNames[kind]) : null
}

/** Returns null if `day` can end the range that starts on `firstDay`, or can start a new range. */
export function rangeDayError(
  availability: Availability | null,
  day: LocalDate,
  firstDay: LocalDate | null,
  kind: RangeKind,
): string | null {
  const isEnd = firstDay !== null && day > firstDay && isRangeAvailable(availability, firstDay, day, kind)
  return isEnd ? null : soldOutMessage(availability, day)
}

/** Returns null if `day` can end the range that starts on `firstDay`. */
export function rangeEndError(
  availability: Availability | null,
  day: LocalDate,
  firstDay: LocalDate,
  kind: RangeKind,
): string | null {
  return isRangeAvailable(availability, firstDay, day, kind)
    ? null
    : (soldOutMessage(availability, day) ?? texts.soldOutBetween)
}

/** Returns null if many units are left. */
export function availabilityNote(
  availability: Availability | null,
  date: LocalDate,
  kind: CapacityNeed['kind'] = 'tour',
): DayNote | null {
  const unitsLeft = unitsLeftOn(availability, date)
  return shouldShowUnitsLeft(unitsLeft, 0) && unitsLeft > 0
    ? { shortText: texts.unitsLeft(unitsLeft), label: formatUnitsLeft(kind, unitsLeft) }
    : null
}

/** Returns a note if few units are left or if the day starts a new range after sold-out days, otherwise null. */
export function rangeDayNote(
  availability: Availability | null,
  day: LocalDate,
  firstDay: LocalDate | null,
  kind: RangeKind,
): DayNote | null {
  const fewLeftNote = availabilityNote(availability, day, kind)
  if (firstDay === null || day <= firstDay || isRangeAvailable(availability, firstDay, day, kind)) return fewLeftNote
  return {
    shortText: fewLeftNote?.shortText ?? '',
    label: [fewLeftNote?.label, texts.startsNewRange].filter(Boolean).join(', '),
  }
}

export interface AvailabilityMessage {
  text: string
  /** True if fewer units are left than the party needs. */
  isTooFew: boolean
}

/** Returns a message if the day is sold out, has too few spots for the party or has few spots left, otherwise null. */
export function tourAvailabilityMessage(
  availability: Availability | null,
  date: LocalDate | null,
  spotsNeeded: number,
): AvailabilityMessage | null {
  const spotsLeft = date && unitsLeftOn(availability, date)
  if (spotsLeft === null || !shouldShowUnitsLeft(spotsLeft, spotsNeeded)) return null
  if (spotsLeft === 0) return { text: texts.dateSoldOut, isTooFew: true }
  const spotsLeftText = formatUnitsLeft('tour', spotsLeft)
  const isTooFew = spotsLeft < spotsNeeded
  return { text: isTooFew ? texts.tooFew(spotsLeftText) : spotsLeftText, isTooFew }
}
