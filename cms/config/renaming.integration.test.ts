import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCmsUser } from '../testing/people.ts'
import { createSamples } from '../testing/samples.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let token = ''
let samples: Awaited<ReturnType<typeof createSamples>> = {}

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
  samples = await createSamples(cms)
})
afterAll(() => cms.stop())

const call = async (method: string, address: string, body?: unknown) => {
  const response = await cms.call(method, `/api/${address}`, { token, body })
  return (await response.json()).doc
}

describe('a transfer', () => {
  test('is renamed if its airport, area or car is renamed', async () => {
    const ride: Record<string, unknown> = { ...samples['airport-transfers'], images: [samples.cars?.image] }
    const { id } = await call('POST', 'airport-transfers', ride)
    const other = await call('POST', 'airport-transfers', {
      ...ride,
      car_id: (await call('POST', 'cars', samples.cars)).id,
    })
    const routeOf = async (one = id) => (await cms.payload.findByID({ collection: 'airport-transfers', id: one })).route
    expect(await routeOf()).toBe('Ngurah Rai to Ubud, Hiace')
    await call('PATCH', `cars/${ride.car_id}`, { car_name: 'Hiace Premio' })
    expect(await routeOf()).toBe('Ngurah Rai to Ubud, Hiace Premio')
    await call('PATCH', `airports/${ride.airport_location_id}`, { name: 'Bali (DPS)' })
    await call('PATCH', `areas/${ride.area_id}`, { name: 'Sayan' })
    expect(await routeOf()).toBe('Bali (DPS) to Sayan, Hiace Premio')
    expect(await routeOf(other.id)).toBe('Bali (DPS) to Sayan, Avanza')
    const rest = await cms.payload.findByID({ collection: 'airport-transfers', id, depth: 0 })
    expect(rest, 'the other fields are unchanged').toMatchObject({ ...ride, status: 'active' })
  })
})

describe('the stock of a room', () => {
  test('shows the name of the room in the published hotel', async () => {
    const hotel = await call('POST', 'hotels', samples.hotels)
    const [room] = hotel.rooms
    const night = { hotel: hotel.id, room: room.id, date: '2030-01-02', rooms: 1 }
    const { id } = await call('POST', 'room-stock', night)
    const nameOf = async () => (await cms.payload.findByID({ collection: 'room-stock', id })).room_name
    const rename = (name: string, query = '') =>
      call('PATCH', `hotels/${hotel.id}${query}`, { rooms: [{ ...room, name }], ...(query && { _status: 'draft' }) })
    await rename('Valley', '?draft=true')
    expect(await nameOf()).toBe('Garden')
    await call('PATCH', `hotels/${hotel.id}`, { rooms: [{ ...room, name: 'Valley' }], _status: 'published' })
    expect(await nameOf()).toBe('Valley')
    await rename('Terrace')
    expect(await nameOf()).toBe('Terrace')
  })
})
