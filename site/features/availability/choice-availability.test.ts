import { rentalNeeds, roomNeeds } from '@nusa/shared/booking'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { choiceAvailabilityMessage } from './choice-availability.ts'

const [first, second, third] = [makeDate('2026-12-01'), makeDate('2026-12-02'), makeDate('2026-12-03')]
const twoRooms = roomNeeds('suite', first, third, { rooms: 2 })
const rooms = (days: Record<string, number>, places: number | null = 12) => ({ 'room:suite': { places, days } })

describe('choiceAvailabilityMessage', () => {
  it('returns a message with the number of units left on the scarcest day if few are left', () => {
    expect(choiceAvailabilityMessage(twoRooms, rooms({ [first]: 5, [second]: 3 }))).toEqual({
      text: '3 rooms left',
      isTooFew: false,
    })
    expect(choiceAvailabilityMessage(twoRooms, rooms({ [third]: 3 }))).toBeNull()
  })

  it('returns a message with the day if too few units are left', () => {
    expect(choiceAvailabilityMessage(twoRooms, rooms({ [second]: 1 }))).toEqual({
      text: 'Only 1 room left on Dec 2, 2026. Please book fewer rooms or choose another date.',
      isTooFew: true,
    })
    expect(
      choiceAvailabilityMessage(rentalNeeds(7, first, third), { 'rental:7': { places: 2, days: { [third]: 0 } } }),
    ).toMatchObject({
      isTooFew: true,
    })
  })

  it('returns null if the availability is unknown or unlimited', () => {
    expect(choiceAvailabilityMessage(twoRooms, {})).toBeNull()
    expect(choiceAvailabilityMessage(twoRooms, rooms({}, null))).toBeNull()
    expect(choiceAvailabilityMessage([], rooms({ [first]: 0 }))).toBeNull()
  })
})
