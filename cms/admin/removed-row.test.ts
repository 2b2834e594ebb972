import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { removedRow } from './removed-row.ts'

const form = (lists: Record<string, string>): FormState =>
  Object.fromEntries(Object.entries(lists).map(([path, ids]) => [path, { rows: [...ids].map((id) => ({ id })) }]))

test('finds the removed row and its position', () => {
  for (const [left, index] of [
    ['bc', 0],
    ['ac', 1],
    ['ab', 2],
  ] as const)
    expect(removedRow(form({ tiers: 'abc' }), form({ tiers: left }))).toEqual({ path: 'tiers', index })
  expect(removedRow(form({ tiers: 'a' }), form({ tiers: '' }))).toEqual({ path: 'tiers', index: 0 })
})

test('ignores the lists inside a removed row, and those that move up to its position', () => {
  const before = form({ packages: 'ab', 'packages.0.tiers': 'cd', 'packages.1.tiers': 'e' })
  expect(removedRow(before, form({ packages: 'b', 'packages.0.tiers': 'e' }))).toEqual({ path: 'packages', index: 0 })
})

test('finds nothing if rows are added, moved or replaced, or if their list is removed', () => {
  const before = form({ tiers: 'abc' })
  for (const tiers of ['abc', 'abcd', 'bac', 'ad', 'a', ''])
    expect(removedRow(before, form({ tiers })), tiers).toBeNull()
  expect(removedRow(before, {})).toBeNull()
})
