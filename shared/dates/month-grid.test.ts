import { expect, test } from 'vitest'
import { parseLocalDate } from './local-date.ts'
import { monthGrid } from './month-grid.ts'

const buildGrid = (text: string) => {
  const date = parseLocalDate(text)
  if (!date) throw new Error(`${text} is not a date`)
  return monthGrid(date)
}

test('starts the weeks of a month on Monday', () => {
  const [firstWeek] = buildGrid('2026-11-21')
  expect(firstWeek).toEqual([null, null, null, null, null, null, '2026-11-01'])
})

test('lists each day of a month once, in whole weeks', () => {
  const days = buildGrid('2028-02-10').flat()
  expect(days.filter((day) => day !== null)).toHaveLength(29)
  expect(days.length % 7).toBe(0)
})
