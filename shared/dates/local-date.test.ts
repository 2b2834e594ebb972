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
])('localDateSchema rejects %s', (text) => {
  expect(parseLocalDate(text)).toBeNull()
})

it('localDateSchema accepts a day that exists', () => {
  expect(parseLocalDate('2028-02-29')).toBe('2028-02-29')
})
