import { itemChoice } from '@nusa/shared/cart'
import { makePassengers, makeRentalItem, makeRoomItem, makeTourChoice, makeTransferItem } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { tourItems } from './tour-items.ts'

const asked = (itemId: string, choice: ReturnType<typeof itemChoice>) => ({
  itemId,
  choice,
  passengers: makePassengers(choice),
})
const tour = asked('tour', makeTourChoice())

it('a request for tours is placed', () => {
  expect(tourItems([tour])).toEqual([tour])
})

it('what is no tour is refused by name, and nothing is placed', () => {
  const others = [makeTransferItem(), makeRentalItem(), makeRoomItem()].map((item) =>
    asked(item.kind, itemChoice(item)),
  )
  expect(tourItems([tour, ...others])).toMatchObject({
    failure: 'not_bookable',
    details: {
      items: [
        { itemId: 'transfer', reason: 'transfer_gone' },
        { itemId: 'rental', reason: 'rental_gone' },
        { itemId: 'room', reason: 'room_gone' },
      ],
    },
  })
})
