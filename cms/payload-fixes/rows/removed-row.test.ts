import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { findRemovedRow } from './removed-row.ts'

const form = (lists: Record<string, string>): FormState =>
  Object.fromEntries(Object.entries(lists).map(([path, ids]) => [path, { rows: [...ids].map((id) => ({ id })) }]))

test('findRemovedRow returns the list and the position of the removed row', () => {
  for (const [left, index] of [
    ['bc', 0],
    ['ac', 1],
    ['ab', 2],
  ] as const)
    expect(findRemovedRow(form({ tiers: 'abc' }), form({ tiers: left }))).toEqual({ path: 'tiers', index })
  expect(findRemovedRow(form({ tiers: 'a' }), form({ tiers: '' }))).toEqual({ path: 'tiers', index: 0 })
})

test('findRemovedRow ignores the lists inside the removed row and inside the row that moves up', () => {
  const before = form({ packages: 'ab', 'packages.0.tiers': 'cd', 'packages.1.tiers': 'e' })
  expect(findRemovedRow(before, form({ packages: 'b', 'packages.0.tiers': 'e' }))).toEqual({
    path: 'packages',
    index: 0,
  })
})

test('findRemovedRow returns null if rows are added, moved or replaced, or if the list is removed', () => {
  const before = form({ tiers: 'abc' })
  for (const tiers of ['abc', 'abcd', 'bac', 'ad', 'a', ''])
    expect(findRemovedRow(before, form({ tiers })), tiers).toBeNull()
  expect(findRemovedRow(before, {})).toBeNull()
})
