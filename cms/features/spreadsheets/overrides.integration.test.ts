import { addDays, todayInBali, weekdayIndex } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tour } from '../../generated/payload-types.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import { createSheetClient, readErrorMessage, type Sheet, summariseRow } from '../../testing/sheets.ts'

let company: Company
let tour: Tour
const tomorrow = addDays(todayInBali(new Date()), 1)
/** The first Saturday from tomorrow on. */
const saturday = addDays(tomorrow, (12 - weekdayIndex(tomorrow)) % 7)
beforeAll(async () => {
  company = await startCompany()
  const start_times = [
    { time: '07:30', label: 'Sunrise', capacity: 10 },
    { time: '15:00', weekdays: ['sat' as const] },
  ]
  tour = await createTour(company.cms.payload, { title: 'Mount Batur', start_times })
})
afterAll(() => company.cms.stop())

const of = (table: string, { token } = company.editor) => createSheetClient(company.cms, table, token)

test('staff can import overrides of departures, with the same checks as in the form', async () => {
  await company.rest(company.editor.token, 'PATCH', `tours/${tour.id}`, { _status: 'published' })
  const staff = company.staff
  const override = { Tour: 'mount-batur', 'Start time': '15:00', Date: saturday, Capacity: '4', Note: 'Small boat' }
  expect(await of('tour-places', staff).checkAndImport([override])).toMatchObject({ status: 200, counts: { new: 1 } })
  const [exported = {}] = await of('tour-places', staff).export()
  expect(exported).toMatchObject({ Tour: 'mount-batur', 'Start time': '15:00', Date: saturday, Capacity: '4' })
  expect((await of('tour-places', staff).check([exported])).counts).toMatchObject({ unchanged: 1 })
  const summaries = (
    await of('tour-places', staff).check([
      { ...override, Capacity: '0' },
      { ...override, 'Start time': '', Capacity: '5' },
      { ...override, Date: '2020-01-01' },
      { ...override, 'Start time': '07:30:00' },
      { ...override, 'Start time': '16:00' },
      { ...override, 'Start time': '', Capacity: '0', Date: addDays(saturday, 1) },
    ])
  ).rows.map(summariseRow)
  expect(summaries).toEqual([
    ['changed', ['Capacity', '4', '0']],
    ['refused', ['Start time', expect.stringContaining('enter 0 to close all departures')]],
    ['refused', ['Date', expect.stringContaining('has passed in Bali')]],
    // Only one start time of the tour has this time. Its label is Sunrise.
    expect.arrayContaining(['new']),
    ['refused', ['Start time', expect.stringContaining('no start time “16:00”')]],
    expect.arrayContaining(['new']),
  ])
  expect((await of('pickup-zones', staff).download()).status).toBe(403)
  expect(readErrorMessage(await (await of('pickup-zones', staff).download()).json())).toContain('Only editors')
})

test('staff export and import the overrides of an unpublished tour with its name and its start times', async () => {
  const { payload } = company.cms
  const { id } = await createTour(payload, { title: 'Mount Abang', start_times: [{ time: '06:00', capacity: 8 }] })
  const override = { Tour: 'mount-abang', 'Start time': '06:00', Date: saturday, Capacity: '2' }
  const { checkAndImport, check, export: exportSheet } = of('tour-places', company.staff)
  expect(await checkAndImport([override])).toMatchObject({ status: 200, counts: { new: 1 } })
  await payload.update({ collection: 'tours', id, data: { _status: 'draft' } })
  const exported = (await exportSheet()).find(({ Date: date, Capacity }) => date === saturday && Capacity === '2')
  expect(exported).toMatchObject(override)
  expect((await check(exported ? [exported] : [])).counts).toMatchObject({ unchanged: 1 })
})

test('an override of the whole day needs no column for the start time', async () => {
  const { id, slug } = await createTour(company.cms.payload, { title: 'Rafting' })
  await company.cms.payload.update({ collection: 'tours', id, data: { _status: 'published' } })
  const sheet = [{ Tour: slug ?? '', Date: saturday, Capacity: '4' }]
  expect(await of('tour-places', company.staff).checkAndImport(sheet)).toMatchObject({
    status: 200,
    counts: { new: 1 },
  })
})

describe('the check of a capacity below the booked spots', () => {
  const warningsOf = async (table: string, sheet: Sheet, user = company.editor) =>
    (await of(table, user).check(sheet)).rows.flatMap(({ warnings }) => warnings.map(({ message }) => message))
  let booked: Tour
  beforeAll(async () => {
    const { payload } = company.cms
    booked = await createTour(payload, { title: 'Diving', start_times: [{ time: '09:00', capacity: 10 }] })
    await payload.update({ collection: 'tours', id: booked.id, data: { _status: 'published' } })
    const hold = { booking: company.ofAyu.bookingId, kind: 'tour', resource_id: String(booked.id) } as const
    const start_time_id = booked.start_times?.[0]?.id ?? ''
    await payload.create({ collection: 'holds', data: { ...hold, day: saturday, start_time_id, count: 6 } })
  })

  test('returns a warning for an override', async () => {
    const override = { Tour: booked.slug ?? '', 'Start time': '09:00', Date: saturday }
    expect(await warningsOf('tour-places', [{ ...override, Capacity: '6' }], company.staff)).toEqual([])
    expect(await warningsOf('tour-places', [{ ...override, Capacity: '3' }], company.staff)).toEqual([
      expect.stringMatching(/^Already booked: 6\./),
    ])
  })

  test('returns a warning for a start time, but not again after the import', async () => {
    const [row = {}] = (await of('tour-start-times').export()).filter(({ ID }) => ID === String(booked.id))
    const lower = { ...row, Capacity: '4' }
    expect(await warningsOf('tour-start-times', [lower])).toEqual([
      expect.stringMatching(/^09:00: Booked above this capacity: .*\(6\)/),
    ])
    expect(await warningsOf('tour-start-times', [{ ...row, 'Days of the week': 'Sun' }])).toEqual([
      expect.stringMatching(/^09:00: Booked on days on which it is no longer offered: .*\(6\)/),
    ])
    await of('tour-start-times').checkAndImport([lower])
    const [changed = {}] = (await of('tour-start-times').export()).filter(({ ID }) => ID === String(booked.id))
    expect(await warningsOf('tour-start-times', [{ ...changed, Label: 'Morning' }])).toEqual([])
  })
})
