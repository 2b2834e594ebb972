import { makeDate, makeHotelOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { firstStay, nightsOf, stayChoice, withRoom } from './stay.ts'

const [today, tomorrow, third] = [makeDate('2026-12-01'), makeDate('2026-12-02'), makeDate('2026-12-03')]
const stay = firstStay('suite', { today, time: '14:00' })

describe('a stay', () => {
  it('starts as tonight, for one adult in one room', () => {
    expect(stay).toMatchObject({ range: { from: today, to: tomorrow }, adults: 1, quantity: 1 })
    expect(nightsOf(stay)).toBe(1)
  })

  it('takes no more rooms of another kind than there are', () => {
    const [room] = makeHotelOffer().rooms
    const rooms = [5, 2].flatMap((total_rooms) => (room ? [{ ...room, id: `of-${total_rooms}`, total_rooms }] : []))
    const three = { ...stay, quantity: 3 }
    expect(withRoom(three, 'of-5', { rooms })).toMatchObject({ roomId: 'of-5', quantity: 3 })
    expect(withRoom(three, 'of-2', { rooms })).toMatchObject({ roomId: 'of-2', quantity: 2 })
  })

  it('is for one night while the day of check-out is not chosen', () => {
    expect(stayChoice({ ...stay, range: { from: tomorrow, to: null } })).toMatchObject({
      date: tomorrow,
      endDate: third,
    })
    expect(nightsOf({ ...stay, range: { from: today, to: third } })).toBe(2)
  })
})
