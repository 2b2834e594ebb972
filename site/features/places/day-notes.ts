import { type Availability, fewestLeft, isWorthSaying, leftText, type Need, placesLeftOn } from '@nusa/shared/booking'
import { addDays, datesBetween, formatDate, type LocalDate } from '@nusa/shared/dates'
import type { DayNote } from '../../ui/calendar/Calendar.tsx'
import { placesTexts as texts } from './texts.ts'

/** Why a day can't be chosen for lack of places, or null. */
export function whySoldOut(places: Availability | null, date: LocalDate): string | null {
  return placesLeftOn(places, date) === 0 ? texts.soldOut : null
}

/** What is booked by the day or by the night. */
type Span = 'rental' | 'room'

/** The days that something is taken for. A room is taken in the nights before the last day. */
const daysTaken = (from: LocalDate, to: LocalDate, kind: Span) =>
  datesBetween(from, kind === 'room' ? addDays(to, -1) : to)

/** Says whether cars or rooms are left from one day to another. */
function isSpanFree(places: Availability | null, from: LocalDate, to: LocalDate, kind: Span): boolean {
  return fewestLeft(places, daysTaken(from, to, kind)) !== 0
}

/** Why a span that begins with `from` can't end on a day and another one begins with it, in a sentence; else null. */
export function whyAnew(places: Availability | null, day: LocalDate, from: LocalDate, kind: Span): string | null {
  const gone = daysTaken(from, day, kind).find((date) => whySoldOut(places, date))
  return gone ? texts.beganAnew(formatDate(gone), texts.spans[kind]) : null
}

/**
 * Why a day can neither end the span of days that begins with `from` nor begin another one, for lack of cars or rooms; else
 * null. Behind a day that is sold out a free one begins a span.
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

/** Why a day can't end a span that begins with `from`, which stays, for lack of cars or rooms; else null. */
export function whyNoEnd(places: Availability | null, day: LocalDate, from: LocalDate, kind: Span): string | null {
  return isSpanFree(places, from, day, kind) ? null : (whySoldOut(places, day) ?? texts.soldOutBetween)
}

/** What a calendar says of a day on which few are left. */
export function placesNote(places: Availability | null, date: LocalDate, kind: Need['kind'] = 'tour'): DayNote | null {
  const left = placesLeftOn(places, date)
  return isWorthSaying(left, 0) && left > 0 ? { short: texts.short(left), words: leftText(kind, left) } : null
}

/** The same of a day of a span, and that one begins another span since days between are sold out. */
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
  /** The party does not fit. */
  isTooFew: boolean
}

/** What has to be said beside a chosen day: how many places are left where there are few, or too few for the party. */
export function placesLine(places: Availability | null, date: LocalDate | null, wanted: number): PlacesLine | null {
  const left = date && placesLeftOn(places, date)
  if (left === null || !isWorthSaying(left, wanted)) return null
  if (left === 0) return { text: texts.soldOutThen, isTooFew: true }
  const text = leftText('tour', left)
  return left < wanted ? { text: texts.tooFew(text), isTooFew: true } : { text, isTooFew: false }
}
