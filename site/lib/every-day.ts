import { daysBetween, type LocalDate, mostDaysAhead } from '@nusa/shared/dates'
import { everyDayTexts as texts } from './every-day-texts.ts'

/** Returns why a day cannot be chosen for an offer available every day, or null. `first` is the earliest day. */
export function whyNoDay(day: LocalDate, today: LocalDate, first = today): string | null {
  if (day < today) return texts.past
  if (day < first) return texts.tooEarly
  return daysBetween(today, day) > mostDaysAhead ? texts.tooFar : null
}
