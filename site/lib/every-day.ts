import { daysBetween, type LocalDate, mostDaysAhead } from '@nusa/shared/dates'
import { everyDayTexts as texts } from './every-day-texts.ts'

/** Why a day of something that is to be had every day can't be chosen, or null where it can; `first` is the earliest one. */
export function whyNoDay(day: LocalDate, today: LocalDate, first = today): string | null {
  if (day < today) return texts.past
  if (day < first) return texts.tooEarly
  return daysBetween(today, day) > mostDaysAhead ? texts.tooFar : null
}
