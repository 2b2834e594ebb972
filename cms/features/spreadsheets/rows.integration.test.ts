import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tour } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createSheetClient, type Sheet, summariseRow } from '../../testing/sheets.ts'

let company: Company
let tour: Tour
const tomorrow = addDays(todayInBali(new Date()), 1)
beforeAll(async () => {
  company = await startCompany()
  const start_times = [
    { time: '01:00', label: 'Sunrise', capacity: 10 },
    { time: '07:30', weekdays: ['mon' as const], valid_to: '2030-12-31' },
  ]
  tour = await createTour(company.cms.payload, { title: 'Mount Batur', start_times })
})
afterAll(() => company.cms.stop())

const of = (table: string, { token } = company.editor) => createSheetClient(company.cms, table, token)
const draft = () => company.cms.payload.findByID({ collection: 'tours', id: tour.id, draft: true, depth: 0 })
const plan = async (table: string, sheet: Sheet) => (await of(table).check(sheet)).rows.map(summariseRow)

describe('the spreadsheet of start times', () => {
  test('changes, adds and removes rows in any order, and does not change the ids of existing rows', async () => {
    const [sunrise = {}, morning = {}] = await of('tour-start-times').export()
    expect(sunrise).toMatchObject({ 'Page address': 'mount-batur', Time: '01:00', Capacity: '10', 'Remove row': '' })
    const added = {
      'Page address': 'mount-batur',
      Time: '7:30',
      'Days of the week': 'Sunday | Sabtu',
      Packages: 'Own boat',
    }
    const sheet: Sheet = [
      // The time is free only after the last line has removed the row that has this time.
      { ...sunrise, Time: '07:30', Version: '' },
      { ...Object.fromEntries(Object.keys(sunrise).map((name) => [name, ''])), ...added, Time: '15:00' },
      { ...morning, 'Remove row': 'yes' },
    ]
    expect(await of('tour-start-times').checkAndImport(sheet)).toMatchObject({
      status: 200,
      counts: { rows: 3, new: 1, changed: 2, refused: 0 },
    })
    const [own] = (tour.pricing ?? []).filter(({ name }) => name === 'Own boat')
    const { start_times, _status } = await draft()
    expect(start_times).toMatchObject([
      { id: tour.start_times?.[0]?.id, time: '07:30', label: 'Sunrise', capacity: 10 },
      { time: '15:00', weekdays: ['sat', 'sun'], package_ids: [own?.id] },
    ])
    expect(_status).toBe('draft')
    expect(
      await plan(
        'tour-start-times',
        sheet.map((row) => ({ ...row, Version: '' })),
      ),
    ).toEqual([])
  })

  test('refuses invalid cells, and reports the column and the message of the form', async () => {
    const [row = {}] = await of('tour-start-times').export()
    const cells = {
      Time: '25:00',
      'Days of the week': 'Someday',
      Packages: 'Rocket',
      Capacity: '-1',
      'First day': 'soon',
    }
    const [refused] = await plan('tour-start-times', [{ ...row, ...cells }])
    expect(refused).toEqual([
      'refused',
      ['Time', expect.stringContaining('is not a time of day')],
      ['Days of the week', expect.stringContaining('not one of the choices: Monday')],
      ['First day', expect.stringContaining('is not a date')],
      ['Packages', expect.stringContaining('The tour has no package “Rocket”')],
      ['Capacity', 'Must be 0 or more.'],
    ])
    // A line with the identity of an existing row changes that row. A second row at the same time is not allowed.
    const same = { ID: String(tour.id), Time: '07:30', 'Last day': '' }
    expect(await plan('tour-start-times', [same, { ...same, 'Last day': '2020-01-01' }])).toEqual([
      ['refused', ['Time', expect.stringContaining('has the same time on the same days')]],
    ])
    expect(await plan('tour-start-times', [{ 'Page address': 'nowhere', Time: '09:00' }])).toEqual([
      ['refused', ['Page address', expect.stringContaining('There is no such entry')]],
    ])
  })

  test('reports every invalid time, even if two rows of the same tour have an invalid time', async () => {
    const [first, second] = await plan('tour-start-times', [
      { ID: String(tour.id), Time: '24:00' },
      { ID: String(tour.id), Time: 'after lunch' },
    ])
    for (const row of [first, second])
      expect(row).toEqual(['refused', ['Time', expect.stringContaining('is not a time of day')]])
  })

  test('reports an invalid cell of a row that otherwise equals another row', async () => {
    const [row = {}] = await of('tour-start-times').export()
    const noTime = ['Time', expect.stringContaining('is not a time of day')]
    expect(await plan('tour-start-times', [row, { ...row, Time: '25:00' }])).toEqual([
      ['refused', noTime, ['', expect.stringMatching(/^Row 2 refers to the same/)]],
    ])
    const added = { ...row, Line: '', 'First day': 'soon', Version: '' }
    const [refused] = await plan('tour-start-times', [row, added])
    expect(refused).toContainEqual(['First day', expect.stringContaining('is not a date')])
    expect(JSON.stringify(refused)).not.toContain('refers to the same')
  })

  test.each([
    ['columns', { Label: 'x', Capacity: '5' }],
    ['cells', { Line: '', Time: '', 'Days of the week': '', Label: 'x', Capacity: '5' }],
  ])('refuses a row without a line key and without the identifying %s', async (_, cells) => {
    expect(await plan('tour-start-times', [{ ID: String(tour.id), ...cells }])).toEqual([
      ['refused', [expect.any(String), expect.stringMatching(/^The row needs its “Line” from the export, or what/)]],
    ])
  })

  test('does not remove a start time with bookings', async () => {
    const [row = {}] = await of('tour-start-times').export()
    const id = String(Object((await draft()).start_times)[0].id)
    const { payload } = company.cms
    const { bookingId, holdId } = company.ofAyu
    await payload.update({ collection: 'bookings', id: bookingId, data: { start_time: '01:00' } })
    const data = { resource_id: String(tour.id), day: tomorrow, start_time_id: id }
    await payload.update({ collection: 'holds', id: holdId, data })
    const refused = await plan('tour-start-times', [{ ...row, 'Remove row': 'yes' }])
    expect(refused).toEqual([
      [
        'refused',
        [
          'Remove row',
          expect.stringMatching(/^The start time 07:30, Sunrise \(booked as 01:00\) has bookings .* keep its row/),
        ],
      ],
    ])
  })
})

test('the spreadsheet of seasons adds a season with its prices to a package', async () => {
  const season = { 'Page address': 'mount-batur', 'Package › Name': 'Shared boat' }
  const added = { ...season, Name: 'High season', 'First day': 'yearly 07-01', 'Last day': 'tiap tahun 08-31' }
  const prices = { 'Change of all prices (%)': '', 'Prices of the season': 'from 1: 1.100.000; child 800000' }
  const wrong = { 'Change of all prices (%)': '', 'Prices of the season': 'from 3: 5' }
  const dated = { ...season, Name: 'New year', 'First day': '2026-12-28', 'Last day': '2027-01-02' }
  expect(
    await of('tour-seasons').checkAndImport([
      { ...added, ...prices },
      { ...dated, 'Change of all prices (%)': '20' },
    ]),
  ).toMatchObject({
    status: 200,
    counts: { new: 2 },
  })
  expect((await draft()).pricing?.[0]?.seasons).toMatchObject([
    {
      name: 'High season',
      from: '07-01',
      to: '08-31',
      prices: [{ minimum: 1, price: 1_100_000, child_price: 800_000 }],
    },
    { name: 'New year', from: '2026-12-28', to: '2027-01-02', percent: 20, prices: [] },
  ])
  expect((await draft()).pricing?.[0]?.id).toBe(tour.pricing?.[0]?.id)
  const [row = {}] = await of('tour-seasons').export()
  expect(row).toMatchObject({ 'Package › Name': 'Shared boat', Name: 'High season', 'First day': 'yearly 07-01' })
  expect(await plan('tour-seasons', [{ ...row, ...wrong }])).toEqual([
    ['refused', ['Prices of the season', expect.stringContaining('No row of the price table starts at 3')]],
  ])
  const change = 'Change of all prices (%)'
  expect(await plan('tour-seasons', [{ ...row, [change]: '20' }])).toEqual([
    ['refused', [change, expect.stringContaining('has a percentage and also its own prices')]],
  ])
  expect(await plan('tour-seasons', [{ ...added, ...prices, 'Package › Name': 'Helicopter' }])).toEqual([
    ['refused', ['', expect.stringContaining('The tour has no such package')]],
  ])
})

test('an import of room prices does not change the amenities of the rooms', async () => {
  const { id } = await company.cms.payload.create({
    collection: 'hotels',
    draft: true,
    data: {
      ...{ name: 'Villa Lembah', city: 'Ubud', _status: 'published' as const },
      rooms: [
        { name: 'Garden', type: 'Deluxe', capacity: 2, total_rooms: 3, base_price: 900_000, amenities: ['Pool'] },
      ],
    },
  })
  const [row = {}] = await of('hotel-rooms').export()
  expect(await of('hotel-rooms').checkAndImport([{ ...row, 'Price per night': '950000' }])).toMatchObject({
    status: 200,
  })
  const hotel = await company.cms.payload.findByID({ collection: 'hotels', id, draft: true })
  expect(hotel.rooms).toMatchObject([{ base_price: 950_000, amenities: ['Pool'] }])
})

test('the spreadsheet of cancellation policies creates a policy, with the same checks of refunds as the form', async () => {
  const policy = { Name: 'Boat trips', Refunds: '24 h: 50% | 72 jam = 100 %' }
  expect(await of('cancellation-policies').checkAndImport([policy])).toMatchObject({ status: 200, counts: { new: 1 } })
  expect(await plan('cancellation-policies', [policy])).toEqual([])
  const { docs } = await company.cms.payload.find({ collection: 'cancellation-policies' })
  expect(docs[0]?.tiers).toMatchObject([
    { hours_before: 72, refund_percent: 100 },
    { hours_before: 24, refund_percent: 50 },
  ])
  const incomplete: Sheet = [{ Name: 'Diving' }, { Name: 'Diving', Refunds: '' }]
  for (const row of incomplete)
    expect(await plan('cancellation-policies', [row])).toEqual([
      ['refused', ['Refunds', 'A new entry needs: Refunds.']],
    ])
  for (const [refunds, message] of [
    ['72 h: 50% | 24 h: 100%', /earlier must not refund less/],
    ['24 h: 101%', /at most 100|100/],
    ['a day: all', /is not a refund/],
  ] as const)
    expect(await plan('cancellation-policies', [{ ...policy, Refunds: refunds }])).toEqual([
      ['refused', ['Refunds', expect.stringMatching(message)]],
    ])
})

test.each(['WIB', 'wib: Java and Sumatra', 'Asia/Jakarta'])(
  'the time zone of a destination can be written as %j',
  async (zone) => {
    const [added] = await plan('destinations', [{ Name: 'Ijen', 'Time zone': zone }])
    expect(added).toEqual(expect.arrayContaining(['new', ['Time zone', '', 'WIB: Java and Sumatra']]))
  },
)
