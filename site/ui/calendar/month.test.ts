import { parseLocalDate } from '@nusa/shared/dates'
import { describe, expect, it } from 'vitest'
import { dateForKey, dayName, monthTitle } from './month.ts'

const date = (text: string) => {
  const parsed = parseLocalDate(text)
  if (!parsed) throw new Error(`${text} is no date`)
  return parsed
}

describe('the month calendar', () => {
  it('shows full names of months and days', () => {
    expect(monthTitle(date('2026-11-21'))).toBe('November 2026')
    expect(dayName(date('2026-11-21'))).toBe('Saturday, November 21, 2026')
  })

  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
  ])('moves from 2026-11-21 with the key %s to %s', (key, to) => {
    expect(dateForKey(key, date('2026-11-21'))).toBe(to)
  })

  it('moves to the last day of the next month if that month is shorter', () => {
    expect(dateForKey('PageDown', date('2027-01-31'))).toBe('2027-02-28')
  })

  it('ignores all other keys', () => {
    expect(dateForKey('a', date('2026-11-21'))).toBeNull()
  })
})
