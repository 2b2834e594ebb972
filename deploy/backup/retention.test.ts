import { addDays, localDateSchema } from '@nusa/shared/dates'
import { expect, test } from 'vitest'
import { findExpired } from './retention.ts'

/** Returns the names of one backup each night, the oldest first. */
function nightly(from: string, days: number): string[] {
  return Array.from({ length: days }, (_, day) => nameOf(addDays(localDateSchema.parse(from), day)))
}

/** Returns the name of a backup of a day (`2026-11-28`), by default of the night. */
const nameOf = (day: string, time = '031500') => `${day.replaceAll('-', '')}-${time}`

test('the backups of 7 days, 4 weeks and 12 months are retained', () => {
  const names = nightly('2025-06-01', 546)
  expect(names.at(-1)).toBe(nameOf('2026-11-28'))
  const expired = new Set(findExpired(names))
  expect(names.filter((name) => !expired.has(name)).map((name) => name.slice(0, 8))).toEqual([
    // The last day of each month.
    ...['20251231', '20260131', '20260228', '20260331', '20260430', '20260531', '20260630'],
    ...['20260731', '20260831', '20260930', '20261031'],
    // The Sundays of the weeks before this one.
    ...['20261108', '20261115'],
    // The last seven days; the 22nd is a Sunday, too.
    ...['20261122', '20261123', '20261124', '20261125', '20261126', '20261127', '20261128'],
  ])
})

test('no backup expires before there are backups of more than seven days', () => {
  expect(findExpired(nightly('2026-11-22', 7))).toEqual([])
})

test('after a day, only the newest of several backups of one day is retained', () => {
  const night = nameOf('2026-11-28')
  const names = [nameOf('2026-11-28', '120000'), night]
  expect(findExpired(names)).toEqual([])
  expect(findExpired([...names, nameOf('2026-11-29', '031500')])).toEqual([])
  expect(findExpired([...names, nameOf('2026-11-29', '031501')])).toEqual([night])
})

test('files that are not backups never expire', () => {
  expect(findExpired(['20261128-120000.new', 'before-the-move'])).toEqual([])
})
