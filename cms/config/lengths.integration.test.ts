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

async function send(address: string, body: object) {
  const response = await cms.call('POST', `/api/${address}`, { token, body })
  const { errors = [], doc } = await response.json()
  const fields: { path: string; message: string }[] = errors[0]?.data?.errors ?? []
  return {
    status: response.status,
    doc,
    messages: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
  }
}

const names = [
  ['tours', 'title'],
  ['tours', 'location'],
  ['categories', 'name'],
  ['destinations', 'name'],
  ['areas', 'name'],
  ['cities', 'name'],
  ['airports', 'name'],
  ['car-categories', 'name'],
  ['car-rental-types', 'name'],
  ['cars', 'car_name'],
  ['car-rentals', 'car_name'],
  ['car-rentals', 'pickup_location'],
  ['airport-transfers', 'estimated_duration'],
  ['hotels', 'name'],
  ['hotels', 'address'],
  ['hotels', 'city'],
  ['hero-slides', 'title'],
  ['pages', 'title'],
  ['articles', 'title'],
] as const

describe('a text field', () => {
  test.each(names)('in %j with the name %j accepts at most 200 characters', async (collection, field) => {
    const sample = samples[collection] ?? {}
    expect(await send(collection, { ...sample, [field]: `  ${'n'.repeat(201)}` })).toMatchObject({
      status: 400,
      messages: { [field]: 'Please use at most 200 characters. This text has 201.' },
    })
    const address = 'slug' in sample ? { slug: `${collection}-${field}` } : {}
    const id = collection === 'hotels' ? { id: crypto.randomUUID() } : {}
    const long = { ...sample, ...address, ...id, [field]: ` ${'n'.repeat(200)} ` }
    expect((await send(collection, long)).doc).toMatchObject({ [field]: 'n'.repeat(200) })
  })

  test('accepts at most 200 characters inside an array', async () => {
    const long = 'n'.repeat(5000)
    const rooms = [{ name: long, capacity: 2, total_rooms: 1, base_price: 900_000, amenities: ['Pool', long] }]
    const hotel = await send('hotels', { ...samples.hotels, id: crypto.randomUUID(), rooms })
    expect(hotel.messages).toEqual({
      'rooms.0.name': 'Please use at most 200 characters. This text has 5,000.',
      'rooms.0.amenities': 'Please use at most 200 characters. One of these texts has 5,000.',
    })
    const add_ons = [{ name: long, price: 0 }]
    expect(Object.keys((await send('car-rentals', { ...samples['car-rentals'], add_ons })).messages)).toEqual([
      'add_ons.0.name',
    ])
  })
})

test('a description can have at most 10,000 characters', async () => {
  const destination = { ...samples.destinations, name: 'Sanur' }
  expect((await send('destinations', { ...destination, description: 'n'.repeat(10_001) })).messages).toEqual({
    description: 'Please use at most 10,000 characters. This text has 10,001.',
  })
  expect((await send('destinations', { ...destination, description: 'n'.repeat(10_000) })).status).toBe(201)
})

test('characters that change the text direction are removed, but not characters that join letters', async () => {
  const { doc } = await send('areas', { name: '\u202eUbud\u2066 \u0915\u094d\u200d\u0937 👩\u200d🌾 a\u200cb \u2069' })
  expect(doc.name).toBe('Ubud \u0915\u094d\u200d\u0937 👩\u200d🌾 a\u200cb')
  expect((await send('areas', { name: '\u202e \u202c' })).messages).toEqual({ name: 'This field is required.' })
})
