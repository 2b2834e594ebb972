import { makeDate, makeHotelOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { changeRoom, countNights, createInitialStay, toRoomFields } from './stay.ts'

const [today, tomorrow, third] = [makeDate('2026-12-01'), makeDate('2026-12-02'), makeDate('2026-12-03')]
const now = { today, time: '14:00' }
const nothing = { date: null, guests: null }
const stay = createInitialStay('suite', makeHotelOffer(), now, nothing)

describe('a stay', () => {
  it('is one night from today for one adult in one room by default', () => {
    expect(stay).toMatchObject({ range: { from: today, to: tomorrow }, adults: 1, quantity: 1 })
    expect(countNights(stay)).toBe(1)
  })

  it('starts with the date and guests of the last search, in as many rooms as the guests need', () => {
    const [room] = makeHotelOffer().rooms
    const rooms = room ? [{ ...room, id: 'twin', capacity: 2, total_rooms: 2 }] : []
    const searched = (adults: number) => ({ date: tomorrow, guests: { adults, children: 1, infants: 1 } })
    expect(createInitialStay('twin', { rooms }, now, searched(2))).toMatchObject({
      range: { from: tomorrow, to: third },
      adults: 2,
      children: 1,
      infants: 1,
      quantity: 2,
    })
    expect(createInitialStay('twin', { rooms }, now, searched(9)).quantity).toBe(2)
  })

  it('has fewer rooms after a change to a room type with fewer units', () => {
    const [room] = makeHotelOffer().rooms
    const rooms = [5, 2].flatMap((total_rooms) => (room ? [{ ...room, id: `of-${total_rooms}`, total_rooms }] : []))
    const three = { ...stay, quantity: 3 }
    expect(changeRoom(three, 'of-5', { rooms })).toMatchObject({ roomId: 'of-5', quantity: 3 })
    expect(changeRoom(three, 'of-2', { rooms })).toMatchObject({ roomId: 'of-2', quantity: 2 })
  })

  it('lasts one night until a check-out is chosen', () => {
    expect(toRoomFields({ ...stay, range: { from: tomorrow, to: null } })).toMatchObject({
      date: tomorrow,
      endDate: third,
    })
    expect(countNights({ ...stay, range: { from: today, to: third } })).toBe(2)
  })
})
