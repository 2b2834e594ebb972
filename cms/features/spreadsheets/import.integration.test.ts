import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RefusalError } from '../../core/errors/refusal.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createSamples } from '../../testing/samples.ts'
import { createSheetClient, readErrorMessage, type Sheet, summariseRow } from '../../testing/sheets.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
  const samples = await createSamples(company.cms)
  for (const collection of ['car-rentals', 'hotels'])
    await company.rest(company.editor.token, 'POST', collection, samples[collection])
})
afterAll(() => company.cms.stop())

const of = (table: string) => createSheetClient(company.cms, table, company.editor.token)
const withCells = (sheet: Sheet, cells: Record<string, string>) => sheet.map((row) => ({ ...row, ...cells }))
const tour = (id: number, draft = false) =>
  company.cms.payload.findByID({ collection: 'tours', id, draft, depth: 0, disableErrors: true })
const readLastAuditEntries = async (count: number) => {
  const { docs } = await company.cms.payload.find({ collection: 'audit-log', sort: '-id', limit: count, depth: 0 })
  return docs.map(({ operation, title, who, changes }) => ({ operation, title, who, changes }))
}

test('an import writes drafts, does not change the live versions and records the user in the audit log', async () => {
  const { id } = await createTour(company.cms.payload, { title: 'Mount Batur' })
  const sheet = withCells(await of('tours').export('?search=batur'), { 'Price without packages': '950000' })
  expect(await of('tours').checkAndImport(sheet)).toEqual({
    counts: { rows: 1, new: 0, changed: 1, unchanged: 0, refused: 0 },
    status: 200,
    answer: { written: [{ id: String(id), title: 'Mount Batur', isNew: false }] },
  })
  expect(await tour(id)).toMatchObject({ price: 900_000, _status: 'published' })
  expect(await tour(id, true)).toMatchObject({ price: 950_000, _status: 'draft', rating: 4.8 })
  expect(await readLastAuditEntries(1)).toEqual([
    {
      operation: 'draft',
      title: 'Mount Batur',
      who: 'editor',
      changes: expect.arrayContaining([{ field: 'price', before: 900_000, after: 950_000 }]),
    },
  ])
})

test("an import creates a new entry as a draft with the form's default values, regardless of its status in the file", async () => {
  const sheet = [
    { Title: 'Lovina dolphins', Status: 'Published', Labels: 'New | Early', 'Blocked dates': '2026-12-24' },
  ]
  expect(await of('tours').checkAndImport(sheet)).toMatchObject({ status: 200, answer: { written: [{ isNew: true }] } })
  const { docs } = await company.cms.payload.find({
    collection: 'tours',
    where: { slug: { equals: 'lovina-dolphins' } },
    draft: true,
  })
  expect(docs).toMatchObject([
    {
      title: 'Lovina dolphins',
      tour_type: 'single_day',
      tour_label: ['New', 'Early'],
      block_dates: [{ date: '2026-12-24' }],
      _status: 'draft',
    },
  ])
  expect(await readLastAuditEntries(1)).toMatchObject([
    { operation: 'create', title: 'Lovina dolphins', who: 'editor' },
  ])
})

test('an import does not change any entry if the same file is imported again', async () => {
  await createTour(company.cms.payload, { title: 'Tanah Lot' })
  const [row = {}] = await of('tours').export('?search=tanah')
  const sheet = [
    { ...row, Rating: '4.1' },
    { ...row, ID: '', Title: 'Uluwatu', 'Page address': '', 'Tour type': '', 'Maximum group size': '', Version: '' },
  ]
  expect(await of('tours').checkAndImport(sheet)).toMatchObject({ counts: { changed: 1, new: 1 }, status: 200 })
  expect(await of('tours').checkAndImport(sheet)).toMatchObject({
    counts: { rows: 2, new: 0, changed: 0, unchanged: 2, refused: 0 },
    answer: { written: [] },
  })
})

test('an import of several prices of an entry saves the entry once, and changes only the imported cells', async () => {
  const created = await createTour(company.cms.payload, { title: 'Gili Islands' })
  const prices = (await of('tour-prices').export('?search=gili')).map((row) => ({
    ...row,
    ...(row['Price before discount'] && { 'Price before discount': '1300000' }),
    ...(row['Adult price'] && { 'Adult price': '990000', 'Infant price': '0' }),
    ...(row.Price && { Price: '4500000' }),
  }))
  expect(await of('tour-prices').checkAndImport(prices)).toMatchObject({
    counts: { rows: 4, changed: 3, unchanged: 1 },
    answer: { written: [{ title: 'Gili Islands' }] },
  })
  const [boat, own] = created.pricing ?? []
  expect((await tour(created.id, true))?.pricing).toEqual([
    {
      ...boat,
      publish_price: 1_300_000,
      person_tiers: [{ ...boat?.person_tiers?.[0], adult_price: 990_000, infant_price: 0 }],
    },
    { ...own, package_tiers: [{ ...own?.package_tiers?.[0], price: 4_500_000 }] },
  ])
  expect((await tour(created.id))?.pricing).toEqual(created.pricing)
  expect(await of('tour-prices').checkAndImport(prices)).toMatchObject({ counts: { unchanged: 4 } })

  const rooms = withCells(await of('hotel-rooms').export(), { 'Price per night': '950000', Amenities: 'Pool | Garden' })
  expect(await of('hotel-rooms').checkAndImport(rooms)).toMatchObject({ status: 200 })
  const { docs } = await company.cms.payload.find({ collection: 'hotels', draft: true })
  expect(docs).toMatchObject([
    { _status: 'draft', rooms: [{ base_price: 950_000, amenities: ['Pool', 'Garden'], capacity: 2 }] },
  ])
})

test('an import of prices changes the prices of seasons, but never the days of seasons', async () => {
  const seasons = [
    { name: 'High season', from: '07-01', to: '08-31', percent: 20 },
    { name: 'New year', from: '2026-12-28', to: '2027-01-02', prices: [{ minimum: 1, price: 1_400_000 }] },
  ]
  const pack = { name: 'Van', type: 'per_person', market: 'all', adult_price: 900_000, seasons } as const
  const pricing = [{ ...pack, seasons: seasons.map((season) => ({ ...season })) }]
  const created = await createTour(company.cms.payload, { title: 'Menjangan Island', pricing })
  const [own = {}, high = {}, newYear = {}, row = {}] = await of('tour-prices').export('?search=menjangan')
  expect([high.Name, high['First day'], newYear['Last day']]).toEqual(['High season', '07-01', '2027-01-02'])
  const change = 'Change of all prices (%)'
  const sheet = [own, { ...high, [change]: '12,5', 'First day': '01/07/2026' }, newYear, { ...row, Price: '1500000' }]
  expect(await of('tour-prices').checkAndImport(sheet)).toMatchObject({ counts: { rows: 4, changed: 2, unchanged: 2 } })
  expect((await tour(created.id, true))?.pricing?.[0]?.seasons).toMatchObject([
    { from: '07-01', to: '08-31', percent: 12.5 },
    { from: '2026-12-28', prices: [{ minimum: 1, price: 1_500_000 }] },
  ])
  expect((await of('tour-prices').check([{ ...high, [change]: '900', Version: '' }])).rows).toMatchObject([
    { faults: [{ column: change, message: expect.stringContaining('between -90 and 500') }] },
  ])
})

test('an import into a collection without drafts changes entries immediately, and creates inactive entries', async () => {
  const [row = {}] = await of('car-rentals').export()
  const sheet = [
    { ...row, 'Price per day': '550000' },
    { ...row, ID: '', Car: 'Jimny', Version: '', Status: 'Active' },
  ]
  expect(await of('car-rentals').checkAndImport(sheet)).toMatchObject({ status: 200, counts: { changed: 1, new: 1 } })
  const { docs } = await company.cms.payload.find({ collection: 'car-rentals', sort: 'id', depth: 0 })
  expect(docs).toMatchObject([
    { car_name: 'Avanza', price_per_day: 550_000, status: 'active' },
    { car_name: 'Jimny', price_per_day: 500_000, status: 'inactive', car_features: ['Radio'] },
  ])
})

describe('an import', () => {
  test('skips refused rows and writes the other rows', async () => {
    const { id } = await createTour(company.cms.payload, { title: 'Besakih' })
    const [row = {}] = await of('tours').export('?search=besakih')
    const sheet = [
      { ...row, Rating: '4' },
      { ...row, ID: '', Title: 'Kintamani', 'Page address': '', Rating: 'good', Version: '' },
    ]
    expect(await of('tours').checkAndImport(sheet)).toMatchObject({
      counts: { changed: 1, refused: 1 },
      answer: { written: [{ id: String(id) }] },
    })
    expect(await company.cms.payload.count({ collection: 'tours', where: { title: { equals: 'Kintamani' } } })).toEqual(
      { totalDocs: 0 },
    )
  })

  test('does not save any entry, and returns the new plan, if the plan has changed since the dry run', async () => {
    const { id } = await createTour(company.cms.payload, { title: 'Sanur' })
    const sheet = withCells(await of('tours').export('?search=sanur'), { Rating: '3', Version: '' })
    const { digest } = await of('tours').check(sheet)
    await company.rest(company.editor.token, 'PATCH', `tours/${id}?draft=true`, { rating: 5 })
    const { status, answer } = await of('tours').import(sheet, digest)
    expect(status).toBe(409)
    const { plan } = Object(answer)
    expect(plan.rows.map(summariseRow)).toEqual([['changed', ['Rating', '5', '3']]])
    expect(await tour(id, true)).toMatchObject({ rating: 5 })
    expect((await of('tours').import(sheet, '')).status).toBe(409)
    expect((await of('tours').import(sheet, plan.digest)).status).toBe(200)
  })

  test('saves no entry if one entry is refused, and returns the title of the refused entry', async () => {
    const [first, second] = [
      await createTour(company.cms.payload, { title: 'Amed one' }),
      await createTour(company.cms.payload, { title: 'Amed two' }),
    ]
    const sheet = withCells(await of('tours').export('?search=amed&sort=title'), { Rating: '2' })
    // A rule that applies only when an entry is saved, so the check of the file does not find it.
    const { beforeChange } = company.cms.payload.collections.tours.config.hooks
    beforeChange?.push(({ originalDoc }) => {
      if (originalDoc?.id === second.id) throw new RefusalError('The second one is refused.')
    })
    const count = () => company.cms.payload.count({ collection: 'audit-log' })
    const before = await count()
    const { status, answer } = await of('tours').checkAndImport(sheet)
    beforeChange?.pop()
    expect([status, readErrorMessage(answer)]).toEqual([
      409,
      'Nothing was imported. “Amed two” was rejected: The second one is refused.',
    ])
    expect([await tour(first.id, true), await tour(second.id, true)]).toMatchObject([{ rating: 4.8 }, { rating: 4.8 }])
    expect(await count()).toEqual(before)
  })

  test.each([
    ['tours', { Title: 'Menjangan', Rating: '4' }],
    ['areas', { Name: 'Menjangan' }],
  ] as const)(
    'creates an entry in %j only once if the same file is imported twice at the same time',
    async (table, row) => {
      const sheet = [{ ...row }]
      const { digest } = await of(table).check(sheet)
      const both = await Promise.all([of(table).import(sheet, digest), of(table).import(sheet, digest)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const where = { [table === 'areas' ? 'name' : 'title']: { equals: 'Menjangan' } }
      expect(await company.cms.payload.count({ collection: table, where })).toEqual({ totalDocs: 1 })
    },
  )
})
