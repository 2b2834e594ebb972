import type { CollectionBeforeOperationHook, Where } from 'payload'
import { expect, test } from 'vitest'
import { searchPhonesByDigits, toPhoneLikePattern, toStoredSearchText } from './search.ts'

test.each([
  ['#NUSA-FTUKTX', 'NUSAFTUKTX'],
  ['ftuktx-2', 'ftuktx2'],
  ['NUSA FTUKTX 2', 'NUSA FTUKTX 2'],
  ['Anne-Marie', 'Anne-Marie'],
  ['+45 7000-1122', '70001122'],
  ['  Zoë  Müller ', 'Zoe Muller'],
])('toStoredSearchText(%j) returns %j', (input, stored) => {
  expect(toStoredSearchText(input)).toBe(stored)
})

test.each([
  '+61 400 123',
  '0061400-123',
  '(61) 400.123',
  ' 61400123 ',
  '\u200e+61\u2011400\u2013123',
  '+61 (0)400/123',
])('toPhoneLikePattern(%j) returns a pattern of the digits 61400123', (words) => {
  expect(toPhoneLikePattern(words)).toBe('6%1%4%0%0%1%2%3')
})

test.each([
  '+62 812-3456-7890',
  '0812 3456 7890',
  '6281234567890',
  '0062 (0)812 34567890',
  '０８１２\u2011３４５６\u200e７８９０',
])('toPhoneLikePattern(%j) returns a pattern of the last eight digits, 34567890', (words) => {
  expect(toPhoneLikePattern(words)).toBe('3%4%5%6%7%8%9%0')
})

test('searchPhonesByDigits does not change an invalid operator, so that Payload rejects it', async () => {
  const where = { phone: 'x' } as unknown as Where
  const args = { where } as Parameters<CollectionBeforeOperationHook>[0]['args']
  const hook = searchPhonesByDigits(['phone'])
  expect(await hook({ args, operation: 'read' } as Parameters<CollectionBeforeOperationHook>[0])).toEqual({ where })
})

test.each(['Wijaya', '40012', '2026-a1', 'NUSA-123456', 'ben 400123', '', '000000'])(
  'toPhoneLikePattern(%j) returns the text unchanged',
  (words) => {
    expect(toPhoneLikePattern(words)).toBe(words)
  },
)
