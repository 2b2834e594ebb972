import { parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { noEnd, wholeOrNull } from '../../fields/ranges.ts'
import type { Language } from '../../i18n/language.ts'
import { dayText } from '../../i18n/times.ts'
import { type TourWords, tourWords } from './words/index.ts'

type Row = Record<string, unknown>

type Title = (row: Row, language: Language) => string | null

/**
 * Returns the title of a collapsed row for each kind of list, or null if the row has nothing that could name it yet.
 */
export const rowTitles = {
  person_tier: (row, language) =>
    tierTitle(row.min_people, row.max_people, row.adult_price, { thing: 'guest', each: 'perAdult', language }),
  package_tier: (row, language) =>
    tierTitle(row.min_package, row.max_package, row.price, { thing: 'package', each: 'eachOf', language }),
  add_on_tier: (row, language) =>
    tierTitle(row.min_quantity, row.max_quantity, row.price, { thing: 'piece', each: 'eachOf', language }),
  day: ({ day, title }, language) => joined([tourWords[language].day(wholeOrNull(day)), textOf(title)]),
  activity: ({ time }) => textOf(time),
  question: ({ question }) => textOf(question),
  date: ({ date }, language) => {
    const day = parseLocalDate(date)
    return day && dayText(day, language)
  },
} satisfies Record<string, Title>

export type RowKind = keyof typeof rowTitles

const numbered = {
  person_tier: 'priceRow',
  package_tier: 'priceRow',
  add_on_tier: 'priceRow',
  day: 'number',
  activity: 'activity',
  question: 'question',
  date: 'blockedDate',
} as const satisfies Record<RowKind, keyof TourWords>

/** Returns the title of a row: what distinguishes it, or its kind and number if it is still empty. */
export function rowTitle(kind: RowKind, row: Row, number: number, language: Language): string {
  return rowTitles[kind](row, language) ?? tourWords[language][numbered[kind]](number)
}

interface TierWords {
  thing: Parameters<TourWords['size']>[0]
  each: 'perAdult' | 'eachOf'
  language: Language
}

function tierTitle(min: unknown, max: unknown, price: unknown, { thing, each, language }: TierWords): string | null {
  const [from, to, amount] = [wholeOrNull(min), wholeOrNull(max), wholeOrNull(price)]
  if (from === null) return null
  const words = tourWords[language]
  const size = words.size(thing, from, to !== null && to < noEnd ? to : null)
  const priced = amount === null ? words.noPriceYet : words[each](formatRupiah(amount))
  return joined([size, priced])
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ')
}
