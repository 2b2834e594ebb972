import {
  type Availability,
  fewestUnitsLeft,
  leftText,
  type Need,
  shouldShowLeft,
  unitsLeftOn,
} from '@nusa/shared/booking'
import { addDays, datesBetween, formatDate, type LocalDate } from '@nusa/shared/dates'
import type { DayNote } from '../../ui/calendar/Calendar.tsx'
import { placesTexts as texts } from './texts.ts'

/** Returns the message for a sold-out day, or null if the day can be chosen. */
export function whySoldOut(places: Availability | null, date: LocalDate): string | null {
  return unitsLeftOn(places, date) === 0 ? texts.soldOut : null
}

/** A rental is taken on every day of the range; a room is taken on every night, so not on the last day. */
type Span = 'rental' | 'room'

/** Returns the days of the range on which a car or room is taken. */
const daysTaken = (from: LocalDate, to: LocalDate, kind: Span) =>
  datesBetween(from, kind === 'room' ? addDays(to, -1) : to)

/** Returns whether cars or rooms are left on all days of the range. */
function isSpanFree(places: Availability | null, from: LocalDate, to: LocalDate, kind: Span): boolean {
  return fewestUnitsLeft(places, daysTaken(from, to, kind)) !== 0
}

/**
 * Returns the message shown when choosing `day` starts a new range because a day in between is sold out; otherwise
 * null.
 */
export function whyAnew(places: Availability | null, day: LocalDate, from: LocalDate, kind: Span): string | null {
  const gone = daysTaken(from, day, kind).find((date) => whySoldOut(places, date))
  return gone ? texts.beganAnew(formatDate(gone), texts.spans[kind]) : null
}

/**
 * Returns why a day can neither end the range that starts on `from` nor start a new one, because it is sold out;
 * otherwise null. After a sold-out day, a free day starts a new range.
 */
export function whySpanSoldOut(
  places: Availability | null,
  day: LocalDate,
  from: LocalDate | null,
  kind: Span,
): string | null {
  const isEnd = from !== null && day > from && isSpanFree(places, from, day, kind)
  return isEnd ? null : whySoldOut(places, day)
}

/** Returns why a day cannot end the range with the fixed start `from`, because a day is sold out; otherwise null. */
export function whyNoEnd(places: Availability | null, day: LocalDate, from: LocalDate, kind: Span): string | null {
  return isSpanFree(places, from, day, kind) ? null : (whySoldOut(places, day) ?? texts.soldOutBetween)
}

/** Returns the calendar note for a day on which few are left, or null. */
export function placesNote(places: Availability | null, date: LocalDate, kind: Need['kind'] = 'tour'): DayNote | null {
  const left = unitsLeftOn(places, date)
  return shouldShowLeft(left, 0) && left > 0 ? { short: texts.short(left), words: leftText(kind, left) } : null
}

/**
 * Returns the calendar note for a day of a range: few left, or that it starts a new range because days in between are
 * sold out.
 */
export function spanNote(
  places: Availability | null,
  day: LocalDate,
  from: LocalDate | null,
  kind: Span,
): DayNote | null {
  const few = placesNote(places, day, kind)
  if (from === null || day <= from || isSpanFree(places, from, day, kind)) return few
  return { short: few?.short ?? '', words: [few?.words, texts.beginsAnew].filter(Boolean).join(', ') }
}

export interface PlacesLine {
  text: string
  /** Whether fewer are left than the party needs. */
  isTooFew: boolean
}

/**
 * Returns the message for a chosen day of a tour: sold out, too few spots for the party, or few spots left; null if
 * there is nothing to show.
 */
export function placesLine(places: Availability | null, date: LocalDate | null, wanted: number): PlacesLine | null {
  const left = date && unitsLeftOn(places, date)
  if (left === null || !shouldShowLeft(left, wanted)) return null
  if (left === 0) return { text: texts.soldOutThen, isTooFew: true }
  const text = leftText('tour', left)
  return left < wanted ? { text: texts.tooFew(text), isTooFew: true } : { text, isTooFew: false }
}
