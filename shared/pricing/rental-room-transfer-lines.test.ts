import { describe, expect, it } from 'vitest'
import {
  makeHotelOffer,
  makeRentalOffer,
  makeRoom,
  makeRoomItem,
  makeTransferItem,
  makeTransferOffer,
} from '../testing/index.ts'
import { rentalLine, roomLine, transferLine } from './rental-room-transfer-lines.ts'

describe('transferLine', () => {
  it('returns the current base price and the number of cars', () => {
    const line = transferLine(makeTransferOffer({ base_price: 400_000 }), makeTransferItem({ quantity: 2 }))
    expect(line).toEqual({ kind: 'transfer', basePrice: 400_000, cars: 2 })
  })

  it('returns null if the transfer has no price', () => {
    expect(transferLine(makeTransferOffer({ base_price: null }), makeTransferItem())).toBeNull()
  })
})

describe('rentalLine', () => {
  const seat = { id: 'seat', name: 'Child seat', price: 50_000 }
  const offer = makeRentalOffer({ add_ons: [seat, { id: 'wifi', name: 'Wi-Fi', price: 0 }] })

  it('returns the current price per day and each chosen add-on once', () => {
    const choice = { quantity: 3, addOns: [{ id: 'seat' }, { id: 'seat' }] }
    expect(rentalLine(offer, choice)).toEqual({
      ok: true,
      line: { kind: 'rental', pricePerDay: 375_000, days: 3, addOns: [seat] },
    })
  })

  it('fails if an add-on no longer exists', () => {
    const choice = { quantity: 3, addOns: [{ id: 'driver' }] }
    expect(rentalLine(offer, choice)).toEqual({ ok: false, reason: 'add_on_gone', addOnId: 'driver' })
  })
})

describe('roomLine', () => {
  const suite = { ...makeRoom({ id: 'suite', base_price: 2_000_000 }), picture: null }

  it('returns the current price of the chosen room, its nights and the number of rooms', () => {
    const hotel = makeHotelOffer({ rooms: [...makeHotelOffer().rooms, suite] })
    const choice = makeRoomItem({ packageId: 'suite', quantity: 2, date: '2026-12-30', endDate: '2027-01-02' })
    expect(roomLine(hotel, choice)).toEqual({ kind: 'room', pricePerNight: 2_000_000, nights: 3, rooms: 2 })
  })

  it('returns null if the hotel no longer has the room', () => {
    expect(roomLine(makeHotelOffer({ rooms: [suite] }), makeRoomItem())).toBeNull()
  })
})
