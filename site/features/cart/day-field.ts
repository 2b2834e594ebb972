import { daysBetween, type LocalDate, mostDaysAhead } from '@nusa/shared/dates'
import { cartTexts as texts } from './texts.ts'

/** Why a day of something that is to be had every day can't be chosen, or null where it can. */
export function whyNoDay(day: LocalDate, first: LocalDate, today: LocalDate): string | null {
  if (day < today) return texts.why.date_past
  if (day < first) return texts.why.date_too_early
  return daysBetween(today, day) > mostDaysAhead ? texts.why.date_too_far : null
}
