import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTour } from '../testing/content.ts'
import { createCmsUser } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let token = ''

beforeAll(async () => {
  cms = await startCms()
  token = (await createCmsUser(cms, 'editor')).token
})
afterAll(() => cms.stop())

/** Returns the status, the error messages by field, and the overall error message. */
async function send(method: string, address: string, body: object) {
  const response = await cms.call(method, address, { token, body })
  const { errors = [], doc } = await response.json()
  const fields: { path: string; message: string }[] = errors[0]?.data?.errors ?? []
  const messages = Object.fromEntries(fields.map(({ path, message }) => [path, message]))
  return { status: response.status, id: doc?.id, doc, messages, message: errors[0]?.message }
}

describe('a required text field', () => {
  test('counts as missing if it consists of spaces', async () => {
    const blank = await send('POST', '/api/areas', { name: ' \n\u00a0' })
    expect([blank.status, blank.messages]).toEqual([400, { name: 'This field is required.' }])
    const settings = await cms.call('POST', '/api/globals/settings', { token, body: { site_name: '   ' } })
    expect(settings.status).toBe(400)
  })

  test('is stored without leading and trailing spaces, also inside arrays', async () => {
    const { doc } = await send('POST', '/api/tours', {
      title: '  Ubud ',
      tour_type: 'single_day',
      tour_label: [' New '],
      pricing: [{ name: ' Van ', type: 'per_package', market: 'all', price: 100_000 }],
      _status: 'published',
    })
    expect(doc).toMatchObject({ title: 'Ubud', tour_label: ['New'], pricing: [{ name: 'Van' }] })
  })
})

describe('the slug', () => {
  test('is not required while the title is missing', async () => {
    expect((await send('POST', '/api/pages', { _status: 'published' })).messages).toEqual({
      title: 'This field is required.',
    })
  })

  test('is required if no slug can be made from the title', async () => {
    expect((await send('POST', '/api/pages', { title: '日本', _status: 'published' })).messages).toEqual({
      slug: expect.stringContaining('Please enter the address'),
    })
  })

  test('is refused if another page has the same slug, even for a draft', async () => {
    await send('POST', '/api/pages', { title: 'Our Boats', slug: 'boats', _status: 'published' })
    const taken = { slug: expect.stringContaining('Another page has this address already: Our Boats.') }
    const draft = { title: 'More Boats', slug: 'boats', _status: 'draft' }
    expect((await send('POST', '/api/pages?draft=true', draft)).messages).toEqual(taken)
    const { id } = await send('POST', '/api/pages?draft=true', { ...draft, slug: 'more-boats' })
    expect((await send('PATCH', `/api/pages/${id}?draft=true`, { slug: 'boats' })).messages).toEqual(taken)
  })
})

test('a draft with text in number fields is refused with the labels of these fields', async () => {
  const row = { name: 'Van', type: 'per_package', market: 'all', price: '?1.5 juta' }
  const draft = { title: 'A boat', pricing: [{ ...row, price: 5 }, row], rating: '?high', _status: 'draft' }
  const refused = await send('POST', '/api/tours?draft=true', draft)
  expect([refused.status, refused.messages]).toEqual([
    400,
    {
      'pricing.1.price': 'Please enter whole rupiah, for example 1.500.000 or 1,5 jt.',
      rating: 'Please enter a number, for example 12.',
    },
  ])
  expect(refused.message).toContain('Prices › Packages › 2 › Price, Rating')
})

test('a tour whose stored draft contains NaN can be unpublished, restored and copied', async () => {
  const { id } = await send('POST', '/api/tours', {
    title: 'A boat',
    slug: 'no-number',
    tour_type: 'single_day',
    _status: 'published',
  })
  await send('PATCH', `/api/tours/${id}?draft=true`, { title: 'Another boat', _status: 'draft' })
  await cms.payload.db.drizzle.execute(
    sql`update _tours_v set version_rating = 'NaN' where parent_id = ${id} and latest`,
  )
  expect((await send('PATCH', `/api/tours/${id}`, { _status: 'draft' })).status).toBe(200)
  const { docs } = await cms.payload.findVersions({ collection: 'tours', where: { parent: { equals: id } } })
  expect((await send('POST', `/api/tours/versions/${docs[0]?.id}?draft=true`, {})).status).toBe(200)
  expect((await send('POST', `/api/tours/${id}/duplicate`, { _status: 'draft' })).status).toBe(200)
})

test('an offer cannot have a price of zero', async () => {
  const { id: type_id } = await send('POST', '/api/car-rental-types', { name: 'Van' })
  const rental = { car_name: 'Hiace', type_id, seats: 4, luggage: 2, price_per_day: 0 }
  const room = { name: 'Garden', capacity: 2, total_rooms: 1, base_price: 0 }
  const free = 'This price must be above zero.'
  expect((await send('POST', '/api/car-rentals', rental)).messages).toEqual({ price_per_day: free })
  expect((await send('POST', '/api/hotels', { name: 'Villa', rooms: [room], _status: 'published' })).messages).toEqual({
    'rooms.0.base_price': free,
  })
  expect((await send('POST', '/api/airport-transfers', { base_price: 0 })).messages.base_price).toBe(free)
})

test('a tour can be published without packages and without a price, but not with an unpriced package', async () => {
  const publish = (title: string, more: object) =>
    send('POST', '/api/tours', { title, tour_type: 'single_day', _status: 'published', ...more })
  expect(await publish('On request', {})).toMatchObject({ status: 201, doc: { pricing: [], price: null } })
  expect(await publish('By mail', { price: 750_000 })).toMatchObject({ status: 201, doc: { price: 750_000 } })
  expect((await publish('Free', { price: 0 })).messages).toEqual({ price: 'This price must be above zero.' })
  const pricing = [{ name: 'Van', type: 'per_package', market: 'all' }]
  expect((await publish('Unpriced', { pricing })).messages).toEqual({
    'pricing.0.price': expect.stringContaining('This package has no price yet.'),
  })
})

test('a tour that breaks a rule added after its publication can still be unpublished', async () => {
  const { id } = await createTour(cms.payload, { title: 'Old' })
  // As stored before prices had to be above zero.
  await cms.payload.db.updateOne({ collection: 'tours', id, data: { price: 0 } })
  await cms.payload.db.deleteVersions({ collection: 'tours', where: { parent: { equals: id } } })
  expect((await send('PATCH', `/api/tours/${id}`, { title: 'Newer' })).messages).toHaveProperty('price')
  expect(await send('PATCH', `/api/tours/${id}`, { _status: 'draft' })).toMatchObject({ status: 200 })
  expect(await cms.payload.findByID({ collection: 'tours', id })).toMatchObject({ title: 'Old', _status: 'draft' })
})

describe('the terms page', () => {
  const publish = async (title: string) => (await send('POST', '/api/pages', { title, _status: 'published' })).id
  const choose = (terms_page: unknown) =>
    cms.call('POST', '/api/globals/settings', { token, body: { terms_page } }).then(({ status }) => status)
  const statusOf = async (id: number) => (await cms.payload.findByID({ collection: 'pages', id }))._status

  test('cannot be unpublished while the Settings use it, but its drafts can be saved', async () => {
    const id = await publish('Terms')
    expect(await choose(id)).toBe(200)
    for (const address of [`/api/pages/${id}`, `/api/pages/${id}?unpublishAllLocales=true`]) {
      expect(await send('PATCH', address, { _status: 'draft' })).toMatchObject({
        status: 409,
        message: '“Terms” is still used by the Settings. Please choose another there first.',
      })
    }
    expect(await send('PATCH', `/api/pages/${id}?draft=true`, { title: 'New Terms' })).toMatchObject({ status: 200 })
    for (const flags of ['', '&unpublishAllLocales=true', '&draft=false'])
      expect(await send('PATCH', `/api/pages?where[id][equals]=${id}${flags}`, { _status: 'draft' })).toMatchObject({
        status: 400,
      })
    const versions = await cms.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    const draft = versions.docs.find(({ version }) => version._status === 'draft')
    await send('POST', `/api/pages/versions/${draft?.id}`, {})
    expect(await statusOf(id)).toBe('published')
    expect(await choose(await publish('Other Terms'))).toBe(200)
    expect(await send('PATCH', `/api/pages/${id}`, { _status: 'draft' })).toMatchObject({ status: 200 })
    expect(await statusOf(id)).toBe('draft')
  })

  test('must be a published page', async () => {
    const { id } = await send('POST', '/api/pages?draft=true', { title: 'Not yet', _status: 'draft' })
    expect([await choose(id), await choose(987_654), await choose('terms')]).toEqual([400, 400, 400])
  })
})

describe('the privacy policy', () => {
  const choose = (privacy_page: unknown) =>
    cms.call('POST', '/api/globals/settings', { token, body: { privacy_page } }).then(({ status }) => status)

  test('must be a published page', async () => {
    const { id } = await send('POST', '/api/pages?draft=true', { title: 'Draft Policy', _status: 'draft' })
    expect([await choose(id), await choose(987_654)]).toEqual([400, 400])
  })

  test('cannot be unpublished or deleted while the Settings use it', async () => {
    const { id } = await send('POST', '/api/pages', { title: 'Privacy Policy', _status: 'published' })
    expect(await choose(id)).toBe(200)
    expect(await send('PATCH', `/api/pages/${id}`, { _status: 'draft' })).toMatchObject({ status: 409 })
    expect(await send('DELETE', `/api/pages/${id}`, {})).toMatchObject({ status: 409 })
    expect(await choose(null)).toBe(200)
    expect(await send('PATCH', `/api/pages/${id}`, { _status: 'draft' })).toMatchObject({ status: 200 })
  })
})

test('currencies are refused if the rupiah or a rate is missing, or if the rupiah has a rate', async () => {
  const usd = { code: 'USD', name: 'US dollar', symbol: '$', symbol_position: 'before', decimal_digits: 2 }
  const idr = { ...usd, code: 'IDR', name: 'Rupiah', symbol: 'Rp', decimal_digits: 0 }
  const save = async (currencies: object[], ...rates: string[]) => {
    const body = {
      currencies,
      currency_rates: { base_currency: 'IDR', rates: rates.map((code) => ({ code, rate: 0.5 })) },
    }
    return (await send('POST', '/api/globals/currencies', body)).messages
  }
  expect(await save([usd], 'USD')).toEqual({ currencies: expect.stringContaining('Rupiah (IDR) must be listed') })
  expect(await save([idr, usd])).toEqual({ currencies: expect.stringContaining('USD has no rate yet') })
  expect(await save([idr], 'IDR')).toEqual({
    'currency_rates.rates': expect.stringContaining('Rupiah (IDR) needs no rate'),
  })
  expect(await save([idr, usd], 'USD')).toEqual({})
  expect((await send('POST', '/api/globals/currencies', { currency_rates: { rates: [] } })).messages).toEqual({
    currencies: expect.stringContaining('USD has no rate yet'),
  })
})

test('a value that its field cannot store is refused with 400', async () => {
  const { id } = await createTour(cms.payload)
  for (const data of [
    { tour_type: 5 },
    { pricing: [{ name: 'A', type: 7 }] },
    { _status: 'weird' },
    { main_image: 1.5 },
  ])
    expect((await send('PATCH', `/api/tours/${id}`, data)).status).toBe(400)
  for (const address of ['/api/tours/abc', '/api/tours/1.5', '/api/tours/1099511627776', '/api/tours?page=-1'])
    expect((await cms.call('GET', address, { token })).status, address).toBeLessThan(500)
})
