import { makeHotel, makePicture, makeRoom, noPolicies } from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { createHotelView, listHotelViews } from './view.ts'

const pictures = new Map([5, 6].map((id) => [id, makePicture({ id })]))

it('createHotelView returns the price of the cheapest bookable room as lowestPrice, or null without rooms', () => {
  const rooms = [makeRoom({ base_price: 1_450_000 }), makeRoom({ id: 'b', base_price: 950_000 })]
  expect(createHotelView(makeHotel({ rooms }), { pictures, cancellation: noPolicies }).lowestPrice).toBe(950_000)
  expect(createHotelView(makeHotel(), { pictures, cancellation: noPolicies }).lowestPrice).toBeNull()
  const soldOff = makeRoom({ id: 'c', base_price: 100_000, total_rooms: 0 })
  expect(
    createHotelView(makeHotel({ rooms: [...rooms, soldOff] }), { pictures, cancellation: noPolicies }).lowestPrice,
  ).toBe(950_000)
})

it('createHotelView returns the first room type with units as firstBookableRoom', () => {
  const rooms = [makeRoom({ id: 'a', total_rooms: 0 }), makeRoom({ id: 'b' }), makeRoom({ id: 'c' })]
  expect(createHotelView(makeHotel({ rooms }), { pictures, cancellation: noPolicies }).firstBookableRoom?.id).toBe('b')
  expect(
    createHotelView(makeHotel({ rooms: rooms.slice(0, 1) }), { pictures, cancellation: noPolicies }).firstBookableRoom,
  ).toBeUndefined()
})

it('createHotelView returns the first published picture of each room without a published cover', () => {
  const rooms = [
    makeRoom({ cover_image: 5, images: [6] }),
    makeRoom({ id: 'b', cover_image: 9, images: [8, 6] }),
    makeRoom({ id: 'c' }),
  ]
  const view = createHotelView(makeHotel({ rooms }), { pictures, cancellation: noPolicies })
  expect(view.rooms.map(({ picture }) => picture?.id)).toEqual([5, 6, undefined])
})

it('createHotelView returns each amenity once, and only the known parts of the location', () => {
  const rooms = [makeRoom({ amenities: ['Breakfast', 'Pool'] }), makeRoom({ id: 'b', amenities: ['Pool', 'Wi-Fi'] })]
  const view = createHotelView(makeHotel({ rooms, city: '', country: 'Indonesia' }), {
    pictures,
    cancellation: noPolicies,
  })
  expect(view).toMatchObject({ amenities: ['Breakfast', 'Pool', 'Wi-Fi'], location: 'Indonesia' })
})

it('listHotelViews returns the best rated hotels first', () => {
  const hotels = new Map(
    [null, 4.6, 4.9].map((rating, index) => {
      const id = `62615a95-f802-405b-b2e2-21030d32cd4${index}`
      return [id, makeHotel({ id, name: String(rating), rating })]
    }),
  )
  expect(listHotelViews({ hotels, pictures, cancellation: noPolicies }).map(({ hotel }) => hotel.name)).toEqual([
    '4.9',
    '4.6',
    'null',
  ])
})
