import { type Availability, fewestLeft, isWorthSaying, leftText, type Need, placesLeftOn } from '@nusa/shared/booking'
import { addDays, datesBetween, type LocalDate } from '@nusa/shared/dates'
import type { DayNote } from '../../ui/calendar/Calendar.tsx'
import { placesTexts as texts } from './texts.ts'

/** Why a day can't be chosen for lack of places, or null. */
export function whySoldOut(places: Availability | null, date: LocalDate): string | null {
  return placesLeftOn(places, date) === 0 ? texts.soldOut : null
}

/**
 * Why a day can't begin a span of days, or can't end the one that begins with `from`, for lack of cars or rooms; else null. A
 * room is taken in the nights before the last day, a car on that day, too.
 */
export function whySpanSoldOut(
  places: Availability | null,
  day: LocalDate,
  from: LocalDate | null,
  kind: 'rental' | 'room',
): string | null {
  if (from === null || day <= from) return whySoldOut(places, day)
  const taken = datesBetween(from, kind === 'room' ? addDays(day, -1) : day)
  return fewestLeft(places, taken) === 0 ? texts.soldOut : null
}

/** What a calendar says of a day on which few are left. */
export function placesNote(places: Availability | null, date: LocalDate, kind: Need['kind'] = 'tour'): DayNote | null {
  const left = placesLeftOn(places, date)
  return isWorthSaying(left, 0) && left > 0 ? { short: texts.short(left), words: leftText(kind, left) } : null
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
