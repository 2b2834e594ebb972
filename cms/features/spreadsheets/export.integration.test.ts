import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createSamples } from '../../testing/samples.ts'
import { createSheetClient, toCsv } from '../../testing/sheets.ts'
import { tables } from './tables.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
  const samples = await createSamples(company.cms)
  const booking_questions = [{ text: 'Your diet?', type: 'choice', per: 'traveller', options: 'Vegan\nNone' }]
  for (const collection of ['categories', 'destinations', 'pickup-zones', 'cancellation-policies'])
    expect((await company.rest(company.editor.token, 'POST', collection, samples[collection])).status).toBe(201)
  for (const collection of ['car-rentals', 'airport-transfers', 'hotels', 'tours']) {
    const data = {
      ...{ ...samples[collection], booking_questions },
      ...(collection === 'tours' && {
        start_times: [{ time: '01:00', label: 'Sunrise', weekdays: ['sun', 'mon'], valid_from: '2026-01-01' }],
        pickup_mode: 'hotel',
        pickup_zone_ids: [1],
        cancellation_policy_id: 1,
      }),
    }
    expect((await company.rest(company.editor.token, 'POST', collection, data)).status).toBe(201)
  }
  // Areas can share a name if they were created before names had to be unique.
  await company.cms.payload.db.create({ collection: 'areas', data: { name: 'Ubud' } })
  const { docs } = await company.cms.payload.find({ collection: 'tours' })
  const tour = docs[0]?.id ?? 0
  const [{ id: start_time_id = '' } = {}] = docs[0]?.start_times ?? []
  for (const [date, departure] of [
    ['2030-01-01', start_time_id],
    ['2030-01-02', ''],
  ] as const) {
    const data = { tour, date, places: 0, start_time_id: departure }
    await company.cms.payload.create({ collection: 'tour-places', data })
  }
})
afterAll(() => company.cms.stop())

const of = (table: string) => createSheetClient(company.cms, table, company.editor.token)
const edit = (path: string, data: object) => company.rest(company.editor.token, 'PATCH', path, data)

describe('an export', () => {
  test.each(tables.map(({ name }) => name))('of the table %s can be imported without changes', async (name) => {
    const sheet = await of(name).export()
    expect(sheet.length).toBeGreaterThan(0)
    const unchanged = { rows: sheet.length, new: 0, changed: 0, unchanged: sheet.length, refused: 0 }
    expect(await of(name).check(sheet)).toMatchObject({ counts: unchanged, rows: [] })
  })

  test.each(tables.map(({ name }) => name))(
    'of the table %s in Indonesian can be imported without changes',
    async (name) => {
      const options = { token: company.editor.token, headers: { 'Accept-Language': 'id' } }
      const at = (action: string) => `/api/spreadsheets/${name}/${action}`
      const file = new Uint8Array(await (await company.cms.call('GET', at('export'), options)).arrayBuffer())
      const response = await company.cms.call('POST', at('check'), { ...options, file })
      expect(await response.json()).toMatchObject({ counts: { new: 0, changed: 0, refused: 0 }, rows: [] })
    },
  )

  test('of any text can be imported without changes, in English and Indonesian and with either separator', async () => {
    const { payload } = company.cms
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', ''))
    const formula = fc
      .tuple(fc.constantFrom('=', "'=", '+', "''@", '-1', '|', '\\'), text)
      .map((parts) => parts.join(''))
    const written = fc.oneof(text, formula)
    const whole = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }))
    const tours = fc.sample(
      fc.record({
        title: written,
        location: written,
        excerpt: written,
        tour_label: fc.array(written, { maxLength: 3 }),
        included_items: fc.array(written, { maxLength: 3 }),
        price: whole,
        review_count: whole,
        rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
        is_popular: fc.option(fc.boolean()),
        block_dates: fc.array(fc.record({ date: fc.constantFrom('2026-02-01', '2026-12-24', '2028-02-29') })),
      }),
      30,
    )
    for (const [index, data] of tours.entries()) {
      const draft = { ...data, tour_type: 'single_day' as const, slug: `drawn-${index}` }
      await payload.create({ collection: 'tours', data: draft, draft: true })
    }
    for (const query of ['', '&separator=%3B']) {
      for (const language of ['en', 'id']) {
        const headers = { 'Accept-Language': language }
        const at = (action: string) => `/api/spreadsheets/tours/${action}`
        const search = `?where[slug][contains]=drawn${query}`
        const token = company.editor.token
        const file = await company.cms.call('GET', at('export') + search, { token, headers })
        const bytes = new Uint8Array(await file.arrayBuffer())
        const response = await company.cms.call('POST', at('check'), { token, headers, file: bytes })
        const plan = await response.json()
        expect(plan.rows).toEqual([])
        expect(plan.counts).toMatchObject({ rows: 30, unchanged: 30 })
      }
    }
    await payload.delete({ collection: 'tours', where: { slug: { contains: 'drawn' } } })
  })

  test('has the entries of the filtered, searched and sorted list, including drafts of published entries', async () => {
    const { payload } = company.cms
    const { id } = await createTour(payload, { title: 'Mount Batur', category_ids: [1] })
    await createTour(payload, { title: 'Mount Agung', category_ids: [1] })
    await edit(`tours/${id}?draft=true`, { title: 'Mount Batur at dawn' })
    const exported = async (query: string) =>
      (await of('tours').export(query)).map(({ Title, Status, Categories }) => [Title, Status, Categories])
    expect(await exported('?where[or][0][and][0][title][contains]=mount&sort=-title')).toEqual([
      ['Mount Batur at dawn', 'Changed', 'kuta'],
      ['Mount Agung', 'Published', 'kuta'],
    ])
    expect(await exported('?search=agung')).toEqual([['Mount Agung', 'Published', 'kuta']])
    expect(await exported('?where[title][equals]=Nowhere')).toEqual([])
  })

  test('is a CSV file whose columns have the labels of the form', async () => {
    const response = await of('tours').download('?where[title][equals]=A%20draft&separator=%3B')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tours.csv"',
      'cache-control': 'private, no-store',
    })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text).toMatch(/^\uFEFFID;Title;Page address;Location;/)
    const { token } = company.editor
    const headers = { 'Accept-Language': 'id' }
    const indonesian = await company.cms.call('GET', '/api/spreadsheets/tours/export', { token, headers })
    expect(await indonesian.text()).toMatch(/^ID,Judul,Alamat halaman,/)
  })

  test('writes decimals with a comma if the separator is a semicolon, and escapes formulas', async () => {
    await createTour(company.cms.payload, { title: '=1+1', slug: 'formula', rating: 4.5 })
    const text = await (await of('tours').download('?where[slug][equals]=formula&separator=%3B')).text()
    expect(text).toContain(";'=1+1;formula;")
    expect(text).toContain(';"4,5";')
  })

  test('has a row for each price of a tour, with empty price columns for other package types', async () => {
    const exported = (await of('tour-prices').export('?where[slug][equals]=nusa-penida')).map((row) => [
      ...[row['Package › Name'], row['Package › Sold to'], row.From, row.To],
      ...[row['Price before discount'], row.Price, row['Adult price'], row['Child price']],
    ])
    expect(exported).toEqual([
      ['Shared boat', 'Everyone', '', '', '1200000', '', '', ''],
      ['Shared boat', 'Everyone', '1', '8', '', '', '900000', '700000'],
      ['Own boat', 'Residents of Indonesia', '', '', '', '', '', ''],
      ['Own boat', 'Residents of Indonesia', '1', '2', '', '4000000', '', ''],
    ])
  })

  test('adds the id to a name that several entries share', async () => {
    const [transfer = {}] = await of('airport-transfers').export()
    expect(transfer['To (area)']).toMatch(/^Ubud #\d+$/)
    expect(transfer.Car).toBe('Hiace')
  })
})

test('only editors and administrators can export and import spreadsheets', async () => {
  const file = toCsv([{ ID: '1', Title: 'Mine' }])
  for (const [{ token }, status] of [
    [company.editor, 200],
    [company.admin, 200],
    [company.staff, 403],
    [company.ayu, 403],
    [{ token: '' }, 403],
  ] as const) {
    const { download, send } = createSheetClient(company.cms, 'tours', token)
    expect((await download()).status).toBe(status)
    expect((await send('check', file)).status).toBe(status)
    if (status === 403) expect((await send('import?digest=x', file)).status).toBe(403)
  }
  for (const table of ['bookings', 'users', 'constructor']) expect((await of(table).download()).status).toBe(404)
})

test("exports and imports are refused if another site sends the request with an editor's cookie", async () => {
  const { token } = company.editor
  const sendFrom = (origin: string, method: string, action: string) =>
    company.cms.call(method, `/api/spreadsheets/tours/${action}`, {
      headers: { cookie: `payload-token=${token}`, origin },
      ...(method === 'POST' && { file: 'ID,Title\n1,Mine' }),
    })
  const { cmsUrl } = company.cms.env
  expect((await sendFrom(cmsUrl, 'POST', 'check')).status).toBe(200)
  for (const [method, action] of [
    ['GET', 'export'],
    ['POST', 'check'],
    ['POST', 'import'],
  ] as const)
    expect((await sendFrom('https://elsewhere.example', method, action)).status).toBe(403)
})
