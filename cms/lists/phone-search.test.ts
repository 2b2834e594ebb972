import { expect, test } from 'vitest'
import { loosePhone } from './phone-search.ts'

test.each(['+61 400 123', '0061400-123', '(61) 400.123', ' 61400123 '])('%s is searched for by its digits', (words) => {
  expect(loosePhone(words)).toBe('6%1%4%0%0%1%2%3')
})

test.each(['Wijaya', '40012', '2026-a1', 'NUSA-123456', 'ben 400123', '', '000000'])(
  '%j is searched for as it is written',
  (words) => {
    expect(loosePhone(words)).toBe(words)
  },
)
