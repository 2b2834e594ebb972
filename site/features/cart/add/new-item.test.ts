import { itemChoice } from '@nusa/shared/cart'
import {
  makeDate,
  makeHotelOffer,
  makePicture,
  makeRentalItem,
  makeRentalOffer,
  makeRoomItem,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $cart, clearCart } from '../model/stored-cart.ts'
import { addRental, addRoom, addTransfer } from './new-item.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') })
  vi.stubGlobal('dispatchEvent', () => true)
  clearCart()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const added = () => $cart.get().items[0]
const date = makeDate('2026-12-01')
const two = { adults: 2, children: 0, infants: 0 }

describe('an added item', () => {
  it('has, for a transfer, the airport and the area as the name, and the car as the package', () => {
    const offer = makeTransferOffer({ picture: makePicture() })
    const { date, pickupTime, adults, children, infants, quantity } = makeTransferItem()
    expect(addTransfer(offer, { date, pickupTime, adults, children, infants, quantity }, 10)).toEqual({
      outcome: 'added',
    })
    expect(added()).toEqual({
      ...makeTransferItem(),
      id: `airport-transfer-1-1-${Date.now()}`,
      image: '/media/terraces-1a2b3c-480.webp',
      taxRate: 10,
    })
  })

  it('is a daily rental for a car', () => {
    const { date, pickupTime, deliveryLocation, quantity, addOns } = makeRentalItem()
    addRental(makeRentalOffer(), { date, pickupTime, deliveryLocation, quantity, addOns }, 10)
    expect(added()).toEqual({
      ...makeRentalItem(),
      id: `car-rental-1-car-rental-${Date.now()}`,
      duration: '3 day(s)',
      taxRate: 10,
    })
  })

  it('has, for a room, the names of the hotel and of the room', () => {
    const { endDate, quantity } = makeRoomItem()
    addRoom(makeHotelOffer(), 'garden-room', { date, endDate, ...two, quantity }, 10)
    expect(added()).toMatchObject({
      productName: 'Lembah Sayan',
      packageTitle: 'Garden Room',
      price: 950_000,
      total: 1_900_000,
    })
    expect(added() && itemChoice(added() ?? makeRoomItem())).toEqual(itemChoice(makeRoomItem()))
  })

  it('is not stored if it violates a rule, and the message of the rule is returned', () => {
    const many = { date, pickupTime: '14:30', adults: 7, children: 0, infants: 2, quantity: 1 }
    expect(addTransfer(makeTransferOffer(), many, 10)).toMatchObject({
      outcome: 'refused',
      problem: { message: 'Total guests (adults + children) cannot exceed 6 seats for 1 car(s).' },
    })
    expect(
      addRoom(makeHotelOffer(), 'suite', { date, endDate: makeDate('2026-12-02'), ...two, quantity: 1 }, 10),
    ).toMatchObject({
      outcome: 'refused',
      problem: { reason: 'room_gone' },
    })
    expect(added()).toBeUndefined()
  })
})
