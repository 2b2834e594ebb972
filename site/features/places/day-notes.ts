import { type Availability, isWorthSaying, leftText, placesLeftOn } from '@nusa/shared/booking'
import type { LocalDate } from '@nusa/shared/dates'
import type { DayNote } from '../../ui/calendar/Calendar.tsx'
import { placesTexts as texts } from './texts.ts'

/** Why a day can't be chosen for lack of places, or null. */
export function whySoldOut(places: Availability | null, date: LocalDate): string | null {
  return placesLeftOn(places, date) === 0 ? texts.soldOut : null
}

/** What a calendar says of a day with few places. */
export function placesNote(places: Availability | null, date: LocalDate): DayNote | null {
  const left = placesLeftOn(places, date)
  return isWorthSaying(left, 0) && left > 0 ? { short: texts.short(left), words: leftText('tour', left) } : null
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
