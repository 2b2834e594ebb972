import { makeHotel, makePicture, makeRoom, makeSettings, noPolicies } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { createHotelOffer, createRoomBooking } from './view.ts'

const pictures = new Map([5, 6].map((id) => [id, makePicture({ id, alt: `picture ${id}` })]))

it('createHotelOffer returns the picture of the hotel for a room without a picture', () => {
  const rooms = [makeRoom({ cover_image: 6 }), makeRoom({ id: 'b' })]
  const altsOf = (image: number | null) =>
    createHotelOffer(makeHotel({ image, rooms }), { pictures, cancellation: noPolicies }).rooms.map(
      ({ picture }) => picture?.alt,
    )
  expect(altsOf(5)).toEqual(['picture 6', 'picture 5'])
  expect(altsOf(null)).toEqual(['picture 6', undefined])
})

it('createHotelOffer returns no rooms for a hotel without rooms', () => {
  expect(createHotelOffer(makeHotel(), { pictures, cancellation: noPolicies }).rooms).toEqual([])
})

it('createRoomBooking excludes a room type without units', () => {
  const rooms = [makeRoom({ total_rooms: 0 }), makeRoom({ id: 'b', cover_image: 6 })]
  const { offer, taxRate } = createRoomBooking(makeHotel({ rooms }), {
    pictures,
    cancellation: noPolicies,
    settings: makeSettings({ tax: 11 }),
  })
  expect(offer.rooms.map(({ id }) => id)).toEqual(['b'])
  expect(offer.rooms[0]?.picture?.sizes).toHaveLength(1)
  expect(taxRate).toBe(11)
})
