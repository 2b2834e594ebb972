import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { removedRow } from './removed-row.ts'

const form = (lists: Record<string, string>): FormState =>
  Object.fromEntries(Object.entries(lists).map(([path, ids]) => [path, { rows: [...ids].map((id) => ({ id })) }]))

test('a row that a list has lost is found with its place', () => {
  for (const [left, index] of [
    ['bc', 0],
    ['ac', 1],
    ['ab', 2],
  ] as const)
    expect(removedRow(form({ tiers: 'abc' }), form({ tiers: left }))).toEqual({ path: 'tiers', index })
  expect(removedRow(form({ tiers: 'a' }), form({ tiers: '' }))).toEqual({ path: 'tiers', index: 0 })
})

test('a row takes the lists inside of it along, and those of the next come into their place', () => {
  const before = form({ packages: 'ab', 'packages.0.tiers': 'cd', 'packages.1.tiers': 'e' })
  expect(removedRow(before, form({ packages: 'b', 'packages.0.tiers': 'e' }))).toEqual({ path: 'packages', index: 0 })
})

test('nothing is found where rows are added, moved, exchanged or go with their list', () => {
  const before = form({ tiers: 'abc' })
  for (const tiers of ['abc', 'abcd', 'bac', 'ad', 'a', ''])
    expect(removedRow(before, form({ tiers })), tiers).toBeNull()
  expect(removedRow(before, {})).toBeNull()
})
