import { maxPartyCount } from '@nusa/shared/pricing'
import { describe, expect, it, test } from 'vitest'
import { formatGuestCount, maxGuestsPerKind, parseGuestCount, parseGuests, sumGuests } from './guests.ts'

describe('parseGuestCount', () => {
  test.each([
    ['adults', '3', 3],
    ['adults', '0', 1],
    ['adults', '', 1],
    ['children', '0', 0],
    ['children', '-2', 0],
    ['infants', '1.5', 0],
    ['infants', '<b>', 0],
    ['infants', '1000', 99],
  ] as const)('called with (%j, %j) returns %i', (kind, text, count) => {
    expect(parseGuestCount(kind, text)).toBe(count)
  })
})

describe('parseGuests', () => {
  test.each([
    ['2-1-0', { adults: 2, children: 1, infants: 0 }],
    ['0-0-0', { adults: 1, children: 0, infants: 0 }],
    ['-1-2-3', { adults: 1, children: 0, infants: 0 }],
    ['2-1', { adults: 1, children: 0, infants: 0 }],
    ['many', { adults: 1, children: 0, infants: 0 }],
    [null, { adults: 1, children: 0, infants: 0 }],
  ])('called with (%j) returns %j', (text, guests) => {
    expect(parseGuests(text)).toEqual(guests)
  })
})

it('sumGuests counts adults, children and infants', () => {
  expect(sumGuests({ adults: 2, children: 1, infants: 1 })).toBe(4)
})

test.each([
  [1, '1 Guest'],
  [4, '4 Guests'],
])('formatGuestCount(%i) returns %j', (count, text) => {
  expect(formatGuestCount(count)).toBe(text)
})

it('maxGuestsPerKind equals the maximum number of guests of each type in a booking', () => {
  expect(maxGuestsPerKind).toBe(maxPartyCount)
})
