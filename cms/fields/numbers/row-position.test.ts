import { expect, test } from 'vitest'
import { findRowPosition } from './row-position.ts'

const lists = ['pricing', 'person_tiers']
const data = {
  pricing: [{ person_tiers: [{ id: 'a', min: 1 }] }, { person_tiers: [{ id: 'b', min: 1 }, { min: 5 }] }, null],
}
const second = [{ id: 'b', min: 1 }, { min: 5 }]

test('findRowPosition finds a row by its path, even if other rows have the same content', () => {
  const path = ['pricing', '1', 'person_tiers', '1', 'min']
  expect(findRowPosition(data, lists, {}, path)).toEqual({ rows: second, index: 1 })
})

test('without a path, findRowPosition finds a row by its id, or by object identity if the row has no id', () => {
  expect(findRowPosition(data, lists, { id: 'b' })).toEqual({ rows: second, index: 0 })
  const row = { min: 5 }
  expect(findRowPosition({ add_on: [{ tiers: [{ min: 1 }, row] }] }, ['add_on', 'tiers'], row)?.index).toBe(1)
})

test('findRowPosition returns null for a row that is not in the lists', () => {
  expect(findRowPosition(data, lists, { min: 5 })).toBeNull()
  expect(findRowPosition(data, lists, { id: 'z' })).toBeNull()
  expect(findRowPosition(data, lists, {}, ['pricing', '7', 'person_tiers', '0', 'min'])).toBeNull()
  for (const odd of [null, 'x', { pricing: 7 }, { pricing: [7, { person_tiers: 'x' }] }]) {
    expect(findRowPosition(odd, lists, { id: 'a' })).toBeNull()
  }
})
