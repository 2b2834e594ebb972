import { daysBetween, type LocalDate, maxDaysAhead } from '@nusa/shared/dates'
import { everyDayTexts as texts } from './day-error-texts.ts'

/** Returns why a day cannot be chosen for an offer available every day, or null. `first` is the earliest day. */
export function dayError(day: LocalDate, today: LocalDate, first = today): string | null {
  if (day < today) return texts.past
  if (day < first) return texts.tooEarly
  return daysBetween(today, day) > maxDaysAhead ? texts.tooFar : null
}
