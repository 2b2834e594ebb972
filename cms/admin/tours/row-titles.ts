import { formatDate, parseLocalDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { rangeWords, wholeOrNull } from '../../fields/ranges.ts'

type Row = Record<string, unknown>

/** What a row of each list is called while it is closed; null where nothing that could name it is written yet. */
export const rowTitles = {
  person_tier: (row: Row) => tierTitle(row.min_people, row.max_people, 'guest', row.adult_price, 'per adult'),
  package_tier: (row: Row) => tierTitle(row.min_package, row.max_package, 'package', row.price, 'each'),
  add_on_tier: (row: Row) => tierTitle(row.min_quantity, row.max_quantity, 'piece', row.price, 'each'),
  day: ({ day, title }: Row) => joined([`Day ${wholeOrNull(day) ?? '?'}`, textOf(title)]),
  activity: ({ time }: Row) => textOf(time),
  question: ({ question }: Row) => textOf(question),
  date: ({ date }: Row) => {
    const day = parseLocalDate(date)
    return day && formatDate(day)
  },
} satisfies Record<string, (row: Row) => string | null>

export type RowKind = keyof typeof rowTitles

function tierTitle(min: unknown, max: unknown, thing: string, price: unknown, each: string): string | null {
  const [from, to, amount] = [wholeOrNull(min), wholeOrNull(max), wholeOrNull(price)]
  if (from === null) return null
  const sizes = `${rangeWords({ from, to })} ${to === 1 ? thing : `${thing}s`}`
  return joined([sizes, amount === null ? 'no price yet' : `${formatRupiah(amount)} ${each}`])
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ')
}
