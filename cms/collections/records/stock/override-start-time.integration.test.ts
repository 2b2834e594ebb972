import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'
import { createTour } from '../../../testing/content.ts'

const date = '2099-12-24'
let company: Company
let tour = 0
let sunrise = ''
beforeAll(async () => {
  company = await startCompany()
  const start_times = [
    { time: '01:00', label: 'Sunrise', capacity: 5 },
    { time: '09:00', capacity: 5 },
  ]
  const created = await createTour(company.cms.payload, { title: 'Batur', start_times })
  tour = created.id
  sunrise = created.start_times?.[0]?.id ?? ''
})
afterAll(() => company.cms.stop())

async function override(values: object, entry = '') {
  const method = entry === '' ? 'POST' : 'PATCH'
  const response = await company.rest(company.staff.token, method, `tour-places${entry}`, { tour, date, ...values })
  const { doc, errors } = await response.json()
  return { status: response.status, doc, errors: errors?.[0]?.data?.errors ?? [] }
}

test('an override of one departure stores the name of its start time, and is unique for its date', async () => {
  const { status, doc } = await override({ start_time_id: sunrise, places: 2 })
  expect([status, doc.start_time]).toEqual([201, '01:00, Sunrise'])
  expect((await override({ start_time_id: sunrise, places: 3 })).status).toBe(400)
  expect((await override({ start_time_id: sunrise, places: 3 }, `/${doc.id}`)).status).toBe(200)
})

test('an override of the whole day can only close a tour with start times', async () => {
  expect(await override({ places: 3 })).toMatchObject({
    status: 400,
    errors: [{ path: 'start_time_id', message: expect.stringContaining('This tour has start times.') }],
  })
  expect((await override({ places: 0 })).status).toBe(201)
})

test('an override cannot name a start time of another tour', async () => {
  const other = await createTour(company.cms.payload, { title: 'By the day' })
  expect(await override({ tour: other.id, start_time_id: sunrise, places: 1 })).toMatchObject({
    status: 400,
    errors: [{ path: 'start_time_id', message: expect.stringContaining('does not have this start time') }],
  })
  expect((await override({ tour: other.id, places: 3 })).status).toBe(201)
})
