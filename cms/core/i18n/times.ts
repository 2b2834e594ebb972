import { formatDate, type LocalDate, parseLocalDate, timeInBali, todayInBali } from '@nusa/shared/dates'
import type { Language } from './language.ts'

const locales = { en: 'en-GB', id: 'id-ID' }

function cacheByLanguage<Format>(create: (locale: string) => Format): (language: Language) => Format {
  const formats = new Map<Language, Format>()
  return (language) => {
    const format = formats.get(language) ?? create(locales[language])
    formats.set(language, format)
    return format
  }
}

/** Returns a function that formats days. The computer's time zone has no effect on the result. */
export function createDayFormatter(
  options: Intl.DateTimeFormatOptions,
): (date: LocalDate, language: Language) => string {
  const getFormat = cacheByLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return (date, language) => getFormat(language).format(new Date(`${date}T00:00:00Z`))
}

const formatIndonesianDay = createDayFormatter({ day: 'numeric', month: 'short', year: 'numeric' })

/** Returns '22 Nov 2026'. */
export function dayText(date: LocalDate, language: Language): string {
  if (language === 'id') return formatIndonesianDay(date, 'id')
  // The shared format is 'Nov 22, 2026'.
  const [month, day, year] = formatDate(date).split(/,? /)
  return `${day} ${month} ${year}`
}

const formatWeekday = createDayFormatter({ weekday: 'long' })

/** Returns 'Sunday, 22 Nov 2026' or 'Minggu, 22 Nov 2026'. */
export function weekdayText(date: LocalDate, language: Language): string {
  return `${formatWeekday(date, language)}, ${dayText(date, language)}`
}

const formatIndonesianMonth = createDayFormatter({ month: 'short', year: 'numeric' })

/** Returns 'Nov 2026'. September is 'Sep', not 'Sept' as in British English. */
export function monthText(date: LocalDate, language: Language): string {
  return language === 'id' ? formatIndonesianMonth(date, 'id') : dayText(date, 'en').replace(/^\d+ /, '')
}

/** Returns '22 Nov 2026, 14:05 (Bali time)' or '22 Nov 2026, 14.05 WITA'. */
export function instantText(instant: Date, language: Language): string {
  const day = dayText(todayInBali(instant), language)
  const time = timeInBali(instant)
  return language === 'en' ? `${day}, ${time} (Bali time)` : `${day}, ${time.replace(':', '.')} WITA`
}

/** Formats a stored date or instant; empty for any other value. */
export function dateText(stored: unknown, language: Language): string {
  const day = parseLocalDate(stored)
  if (day !== null) return dayText(day, language)
  if (!(stored instanceof Date) && typeof stored !== 'string') return ''
  const instant = new Date(stored)
  return Number.isNaN(instant.getTime()) ? '' : instantText(instant, language)
}

const getNumberFormat = cacheByLanguage((locale) => new Intl.NumberFormat(locale))

/** Returns '1,200' in English and '1.200' in Indonesian. */
export function numberText(number: number, language: Language): string {
  return getNumberFormat(language).format(number)
}

const getChangeFormat = cacheByLanguage(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
)

/** Returns '+7.5%' in English and '+7,5%' in Indonesian. */
export function changeText(percent: number, language: Language): string {
  return `${getChangeFormat(language).format(percent)}%`
}
