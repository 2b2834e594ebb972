import { describe, expect, it } from 'vitest'
import { partyText, rangeText } from './labels.ts'

describe('the words of the booking block', () => {
  it.each([
    [{ adults: 1, children: 0, infants: 0 }, '1 Adult'],
    [{ adults: 2, children: 1, infants: 0 }, '2 Adults, 1 Child'],
    [{ adults: 2, children: 3, infants: 1 }, '2 Adults, 3 Children, 1 Infant'],
  ])('name who travels', (party, text) => {
    expect(partyText(party)).toBe(text)
  })

  it.each([
    [1, 3, '1-3'],
    [2, 2, '2'],
    [4, 999, '4+'],
  ])('write the tier from %i to %i as %s', (min, max, text) => {
    expect(rangeText(min, max)).toBe(text)
  })
})
