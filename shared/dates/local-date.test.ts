import { expect, it, test } from 'vitest'
import { parseLocalDate } from './local-date.ts'

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-5',
  '2026-11-21T00:00:00Z',
  '21/11/2026',
  '',
  null,
  undefined,
  20261121,
])('parseLocalDate(%j) returns null', (text) => {
  expect(parseLocalDate(text)).toBeNull()
})

it('parseLocalDate accepts February 29 of a leap year', () => {
  expect(parseLocalDate('2028-02-29')).toBe('2028-02-29')
})
