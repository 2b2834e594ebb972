import { parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import type { Language } from '../../../core/i18n/language.ts'
import { dayText } from '../../../core/i18n/times.ts'
import { integerOrNull, openRangeEnd } from '../../../fields/numbers/ranges.ts'
import { type TourTexts, tourTexts } from './texts/index.ts'

type Row = Record<string, unknown>

type CreateTitle = (row: Row, language: Language) => string | null

/** Each function returns null if its row has nothing to show yet. */
export const rowTitles = {
  person_tier: (row, language) =>
    tierTitle(row.min_people, row.max_people, row.adult_price, { unit: 'guest', unitPriceText: 'perAdult', language }),
  package_tier: (row, language) =>
    tierTitle(row.min_package, row.max_package, row.price, { unit: 'package', unitPriceText: 'perUnit', language }),
  add_on_tier: (row, language) =>
    tierTitle(row.min_quantity, row.max_quantity, row.price, { unit: 'piece', unitPriceText: 'perUnit', language }),
  season: ({ name, from, to, percent }, language) => {
    const days = [from, to].map((day) => seasonDayText(day, language))
    const change = typeof percent === 'number' ? tourTexts[language].priceChange(percent) : null
    const title = joinParts([textOrNull(name), days.every(Boolean) ? days.join(' – ') : null, change])
    return title === '' ? null : title
  },
  season_price: ({ minimum, price }, language) => {
    const from = integerOrNull(minimum)
    const amount = integerOrNull(price)
    if (from === null) return null
    return joinParts([tourTexts[language].orMore(from), amount === null ? null : formatRupiah(amount)])
  },
  day: ({ day, title }, language) => joinParts([tourTexts[language].day(integerOrNull(day)), textOrNull(title)]),
  activity: ({ time }) => textOrNull(time),
  question: ({ question }) => textOrNull(question),
  start_time: ({ time, label, capacity }, language) =>
    joinParts([textOrNull(time), textOrNull(label), spotsText(capacity, language)]) || null,
  date: ({ date }, language) => {
    const day = parseLocalDate(date)
    return day && dayText(day, language)
  },
} satisfies Record<string, CreateTitle>

export type RowKind = keyof typeof rowTitles

const emptyRowTexts = {
  person_tier: 'priceRow',
  package_tier: 'priceRow',
  add_on_tier: 'priceRow',
  season: 'season',
  season_price: 'priceRow',
  day: 'rowNumber',
  activity: 'activity',
  question: 'question',
  start_time: 'startTime',
  date: 'blockedDate',
} as const satisfies Record<RowKind, keyof TourTexts>

/** Returns what distinguishes a row, or its kind and number while it is empty. */
export function rowTitle(kind: RowKind, row: Row, number: number, language: Language): string {
  return rowTitles[kind](row, language) ?? tourTexts[language][emptyRowTexts[kind]](number)
}

/**
 * Returns '20 Dec' for a day of every year, '20 Dec 2026' for a day of a single year, or null if the day is incomplete.
 */
function seasonDayText(value: unknown, language: Language): string | null {
  const date = parseLocalDate(value)
  if (date) return dayText(date, language)
  const dateInLeapYear = parseLocalDate(`2024-${value}`)
  return dateInLeapYear && tourTexts[language].dayAndMonth(dateInLeapYear)
}

interface TierTitleOptions {
  unit: Parameters<TourTexts['countRange']>[0]
  unitPriceText: 'perAdult' | 'perUnit'
  language: Language
}

function tierTitle(
  min: unknown,
  max: unknown,
  price: unknown,
  { unit, unitPriceText, language }: TierTitleOptions,
): string | null {
  const from = integerOrNull(min)
  const to = integerOrNull(max)
  const amount = integerOrNull(price)
  if (from === null) return null
  const texts = tourTexts[language]
  const size = texts.countRange(unit, from, to !== null && to < openRangeEnd ? to : null)
  const priceText = amount === null ? texts.noPriceYet : texts[unitPriceText](formatRupiah(amount))
  return joinParts([size, priceText])
}

function spotsText(capacity: unknown, language: Language): string | null {
  const count = integerOrNull(capacity)
  return count === null ? null : tourTexts[language].spots(count)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function joinParts(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ')
}

export function tourRowLabel(kind: RowKind) {
  return { path: '/collections/content/Tours/TourRow.tsx#TourRow', clientProps: { kind } }
}
