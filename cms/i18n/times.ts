import { formatDate, formatInstant, type LocalDate, timeInBali, todayInBali } from '@nusa/shared/dates'
import type { Language } from './language.ts'

/** Formats a date of the calendar. It has no zone, so none of the reader's machine may move it. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (date: LocalDate, language: Language) => string {
  const format = (locale: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const formats = { en: format('en-GB'), id: format('id-ID') }
  return (date, language) => formats[language].format(new Date(`${date}T00:00:00Z`))
}

const indonesianDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** 'Nov 22, 2026', as the storefront writes it; '22 Nov 2026'. */
export function dayText(date: LocalDate, language: Language): string {
  return language === 'id' ? indonesianDay(date, 'id') : formatDate(date)
}

/** An instant by Bali's clock, and saying so: 'Nov 22, 2026, 14:05 (Bali time, UTC+8)'; '22 Nov 2026, 14.05 WITA (UTC+8)'. */
export function instantText(instant: Date, language: Language): string {
  if (language === 'en') return formatInstant(instant)
  return `${dayText(todayInBali(instant), 'id')}, ${timeInBali(instant).replace(':', '.')} WITA (UTC+8)`
}

const numbers = { en: new Intl.NumberFormat('en-GB'), id: new Intl.NumberFormat('id-ID') }

/** '1,200'; '1.200'. */
export function numberText(number: number, language: Language): string {
  return numbers[language].format(number)
}
