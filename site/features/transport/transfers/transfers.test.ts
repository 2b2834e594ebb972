import { makeAirportTransfer, makeCar, makePicture, noPolicies } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createTransferNode } from './json-ld.ts'
import { createTransferMeta, createTransferOffer, createTransferView, listRouteViews } from './transfers.ts'

const timestamps = { created_at: '', updated_at: '' }
const byId = <T extends { id: number }>(...entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]))
const pictures = byId(makePicture({ id: 5 }), makePicture({ id: 6 }))

describe('routes', () => {
  const catalog = {
    pictures,
    cancellation: noPolicies,
    cities: byId({ ...timestamps, id: 1, name: 'Denpasar' }),
    airports: byId(
      { ...timestamps, id: 1, name: 'Ngurah Rai', city_id: 1, time_zone: 'Asia/Makassar' as const },
      { ...timestamps, id: 2, name: 'Yogyakarta', city_id: 1, time_zone: 'Asia/Jakarta' as const },
    ),
    areas: byId({ ...timestamps, id: 1, name: 'Ubud' }, { ...timestamps, id: 2, name: 'Amed' }),
    carCategories: byId({ ...timestamps, id: 1, name: 'Comfort' }),
    cars: byId(makeCar({ id: 1, image: 5 }), makeCar({ id: 2, category_id: 9 })),
    airportTransfers: byId(
      makeAirportTransfer({ id: 1, area_id: 2, base_price: null }),
      makeAirportTransfer({ id: 2, base_price: null }),
      makeAirportTransfer({ id: 3, base_price: 475_000, images: [6] }),
      makeAirportTransfer({ id: 4, base_price: 350_000, car_id: 2 }),
      makeAirportTransfer({ id: 5, area_id: 9 }),
    ),
  }

  it('contain their cars, the cheapest first and cars without a price last', () => {
    const [ubud] = listRouteViews(catalog)
    expect(ubud).toMatchObject({ airport: { name: 'Ngurah Rai' }, area: { name: 'Ubud' }, city: { name: 'Denpasar' } })
    expect(ubud?.lowestPrice).toBe(350_000)
    expect(ubud?.transfers.map(({ path }) => path)).toEqual([4, 3, 2].map((id) => `/airport-transfer/${id}`))
  })

  it('have no lowest price if no car has a price', () => {
    expect(listRouteViews(catalog).find(({ area }) => area.name === 'Amed')?.lowestPrice).toBeNull()
  })

  it('omit transfers whose airport, area or car is missing', () => {
    expect(createTransferView(makeAirportTransfer({ car_id: 9 }), catalog)).toBeNull()
    expect(listRouteViews(catalog)).toHaveLength(2)
  })

  it('have offers with the names of the airport, the area and the city, or no offer if the airport is missing', () => {
    expect(createTransferOffer(makeAirportTransfer({ id: 7 }), catalog)).toMatchObject({
      id: 7,
      airport: 'Ngurah Rai',
      area: 'Ubud',
      city: 'Denpasar',
      car: { id: 1, seats: 6 },
    })
    expect(createTransferOffer(makeAirportTransfer({ airport_location_id: 9 }), catalog)).toBeNull()
  })

  it('have offers with the time zone of the airport, unless the airport is in the time zone of Bali', () => {
    const textOf = (airport_location_id: number) =>
      JSON.stringify(createTransferOffer(makeAirportTransfer({ airport_location_id }), catalog))
    expect(textOf(2)).toContain('"time_zone":"Asia/Jakarta"')
    expect(textOf(1)).not.toContain('time_zone')
  })

  it('have the picture of the transfer, or the picture of the car if the transfer has no picture', () => {
    const [ubud] = listRouteViews(catalog)
    expect(ubud?.transfers.map(({ picture }) => picture?.id)).toEqual([undefined, 6, 5])
  })
})

describe('the meta texts of a transfer', () => {
  const words = (car: object, airport: string, area: string) => {
    const view = createTransferView(makeAirportTransfer(), {
      pictures,
      cancellation: noPolicies,
      cities: byId({ ...timestamps, id: 1, name: 'Denpasar' }),
      airports: byId({ ...timestamps, id: 1, name: airport, city_id: 1, time_zone: 'Asia/Makassar' }),
      areas: byId({ ...timestamps, id: 1, name: area }),
      carCategories: byId({ ...timestamps, id: 1, name: 'Comfort' }),
      cars: byId(makeCar({ id: 1, ...car })),
      airportTransfers: byId(),
    })
    if (!view) throw new Error('The transfer names something that is gone.')
    return createTransferMeta(view)
  }
  const long = 'I Gusti Ngurah Rai International Airport (DPS)'

  it('contain the code of the airport in the title, or the name of the airport if the name contains no code', () => {
    expect(words({ car_name: 'Toyota Avanza' }, long, 'Ubud').title).toBe('Toyota Avanza, DPS airport to Ubud')
    expect(words({ car_name: 'Toyota Avanza' }, 'Ngurah Rai', 'Ubud').title).toBe('Toyota Avanza, Ngurah Rai to Ubud')
  })

  it('differ between two cars on the same route, and are not longer than search engines display', () => {
    const [avanza, alphard] = ['Toyota Avanza', 'Toyota Alphard'].map((car_name) =>
      words({ car_name, seats: 5 }, long, 'Nusa Dua and Jimbaran'),
    )
    expect(avanza?.description).not.toBe(alphard?.description)
    expect(avanza?.description).toContain('Toyota Avanza, 5 seats')
    for (const { title, description } of [avanza, alphard].flatMap((one) => one ?? [])) {
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeLessThanOrEqual(155)
    }
  })
})

describe('the structured data of a transfer', () => {
  const site = new URL('https://nusa.example/')

  it('contains the car and the route, and an offer only if the transfer has a price', () => {
    const place = (name: string) => ({ id: 1, name })
    const node = (base_price: number | null) =>
      createTransferNode(
        {
          transfer: makeAirportTransfer({ base_price }),
          path: '/airport-transfer/1',
          airport: { ...place('Ngurah Rai'), time_zone: 'Asia/Makassar' },
          area: place('Ubud'),
          city: place('Denpasar'),
          car: makeCar(),
          category: '',
          picture: null,
          cancellation: null,
        },
        'Nusa',
        site,
      )
    expect(node(350_000)).toMatchObject({ name: 'Toyota Innova, Ngurah Rai to Ubud', offers: { price: 350_000 } })
    expect(node(null)).toHaveProperty('offers', undefined)
  })
})
