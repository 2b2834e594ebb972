import { expect, it } from 'vitest'
import { placeAfterRemoval } from './focus.ts'

it.each([
  ['the first of three', 0, 2, 0],
  ['the middle one of three', 1, 2, 1],
  ['the last of three', 2, 2, 1],
  ['the only one', 0, 0, -1],
])('after removing %s the focus goes to the item in its place, else to the last one', (_what, index, left, place) => {
  expect(placeAfterRemoval(index, left)).toBe(place)
})
