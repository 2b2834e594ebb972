import { formatDate, type LocalDate, parseLocalDate, timeInBali, todayInBali } from '@nusa/shared/dates'
import type { Language } from './language.ts'

const locales = { en: 'en-GB', id: 'id-ID' }

/** Creates a format of each language on first use, because creating one takes a millisecond of every start. */
function createOnce<Format>(create: (locale: string) => Format): (language: Language) => Format {
  const formats = new Map<Language, Format>()
  return (language) => {
    const format = formats.get(language) ?? create(locales[language])
    formats.set(language, format)
    return format
  }
}

/** Returns a formatter for dates. Dates have no time zone, so the computer's time zone must not shift them. */
export function createDayFormat(options: Intl.DateTimeFormatOptions): (date: LocalDate, language: Language) => string {
  const format = createOnce((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return (date, language) => format(language).format(new Date(`${date}T00:00:00Z`))
}

const indonesianDay = createDayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** Returns a date in the format of the admin: '22 Nov 2026'. */
export function dayText(date: LocalDate, language: Language): string {
  if (language === 'id') return indonesianDay(date, 'id')
  const [month, day, year] = formatDate(date).split(/,? /)
  return `${day} ${month} ${year}`
}

const weekday = createDayFormat({ weekday: 'long' })

/** Returns a date with its day of the week: 'Sunday, 22 Nov 2026', 'Minggu, 22 Nov 2026'. */
export function weekdayText(date: LocalDate, language: Language): string {
  return `${weekday(date, language)}, ${dayText(date, language)}`
}

const indonesianMonth = createDayFormat({ month: 'short', year: 'numeric' })

/** Returns the month of a date: 'Nov 2026'. British English would shorten September to four letters, 'Sept'. */
export function monthText(date: LocalDate, language: Language): string {
  return language === 'id' ? indonesianMonth(date, 'id') : dayText(date, 'en').replace(/^\d+ /, '')
}

/**
 * Returns an instant in Bali time in the format of the admin: '22 Nov 2026, 14:05 (Bali time)' or '22 Nov 2026, 14.05
 * WITA'.
 */
export function instantText(instant: Date, language: Language): string {
  const [day, time] = [dayText(todayInBali(instant), language), timeInBali(instant)]
  return language === 'en' ? `${day}, ${time} (Bali time)` : `${day}, ${time.replace(':', '.')} WITA`
}

/** Returns a stored date or instant as text; empty for any other value. */
export function dateText(stored: unknown, language: Language): string {
  const day = parseLocalDate(stored)
  if (day !== null) return dayText(day, language)
  if (!(stored instanceof Date) && typeof stored !== 'string') return ''
  const instant = new Date(stored)
  return Number.isNaN(instant.getTime()) ? '' : instantText(instant, language)
}

const numberFormat = createOnce((locale) => new Intl.NumberFormat(locale))

/** Returns a number with thousands separators: '1,200' in English, '1.200' in Indonesian. */
export function numberText(number: number, language: Language): string {
  return numberFormat(language).format(number)
}

const changeFormat = createOnce(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
)

/** Returns a change in percent: '+7.5%' in English, '+7,5%' in Indonesian. */
export function changeText(percent: number, language: Language): string {
  return `${changeFormat(language).format(percent)}%`
}
