import { makeHotel, makeRoom, noPolicies } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createHotelNode } from './json-ld.ts'
import { createHotelView } from './view.ts'

const node = (overrides: Parameters<typeof makeHotel>[0]) =>
  createHotelNode(
    createHotelView(makeHotel(overrides), { pictures: new Map(), cancellation: noPolicies }),
    new URL('https://nusa.example/'),
  )

describe('createHotelNode', () => {
  it('contains an offer of a night for each room', () => {
    const rooms = [makeRoom({ base_price: 1_450_000 }), makeRoom({ id: 'b', capacity: 4 })]
    expect(node({ rooms })).toMatchObject({
      url: 'https://nusa.example/hotels/lembah-sayan',
      priceRange: 'Rp950.000+',
      makesOffer: [{ price: 1_450_000 }, { itemOffered: { occupancy: { maxValue: 4 } } }],
    })
  })

  it('contains no offers for a hotel without rooms', () => {
    expect(node({})).toHaveProperty('makesOffer', undefined)
    expect(node({})).toHaveProperty('priceRange', undefined)
  })
})
