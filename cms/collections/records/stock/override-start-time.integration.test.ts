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

test('an override of a departure stores the name of the start time, and a date cannot have two of them', async () => {
  const { status, doc } = await override({ start_time_id: sunrise, places: 2 })
  expect([status, doc.start_time]).toEqual([201, '01:00, Sunrise'])
  expect((await override({ start_time_id: sunrise, places: 3 })).status).toBe(400)
  expect((await override({ start_time_id: sunrise, places: 3 }, `/${doc.id}`)).status).toBe(200)
})

test('an override is refused on a date on which the departure does not run, unless the date is unchanged', async () => {
  const start_times = [{ time: '02:00', capacity: 5, weekdays: ['mon' as const] }]
  const mondays = await createTour(company.cms.payload, { title: 'Agung on Mondays', start_times })
  const [row] = mondays.start_times ?? []
  const values = { tour: mondays.id, start_time_id: row?.id, places: 2 }
  expect(await override({ ...values, date: '2099-12-22' })).toMatchObject({
    status: 400,
    errors: [{ path: 'date', message: expect.stringMatching(/^The departure 02:00 does not run on Dec 22, 2099\./) }],
  })
  const { status, doc } = await override({ ...values, date: '2099-12-21' })
  expect(status).toBe(201)
  const data = { start_times: [{ ...row, weekdays: ['tue' as const] }] }
  await company.cms.payload.update({ collection: 'tours', id: mondays.id, data })
  expect((await override({ ...values, date: '2099-12-21', places: 0 }, `/${doc.id}`)).status).toBe(200)
})

test('staff get the start times of an unpublished tour in its time zone, and travellers get none', async () => {
  const { payload } = company.cms
  const destination = await payload.create({
    collection: 'destinations',
    data: { name: 'East Java', slug: 'east-java', time_zone: 'Asia/Jakarta', _status: 'published' },
  })
  const start_times = [{ time: '03:30', label: 'Sunrise' }]
  const { id } = await createTour(payload, { title: 'Bromo', start_times, destination_ids: [destination.id] })
  await payload.update({ collection: 'tours', id, data: { _status: 'draft' } })
  const read = async (token: string, query = `?tour=${id}`) => {
    const response = await company.rest(token, 'GET', `tour-places/start-times${query}`)
    return response.ok ? (await response.json()).start_times : response.status
  }
  const { token } = company.staff
  expect(await read(token)).toEqual([{ id: expect.any(String), name: '03:30 WIB, Sunrise' }])
  for (const query of ['', '?tour=x', '?tour=987654']) expect(await read(token, query)).toBe(404)
  for (const other of ['', company.ayu.token]) expect(await read(other)).toBe(403)
})

test('an override of the whole day can close a tour with start times, but cannot set its capacity', async () => {
  expect(await override({ places: 3 })).toMatchObject({
    status: 400,
    errors: [{ path: 'start_time_id', message: expect.stringContaining('This tour has start times.') }],
  })
  expect((await override({ places: 0 })).status).toBe(201)
})

test('an override cannot refer to a start time of another tour', async () => {
  const other = await createTour(company.cms.payload, { title: 'By the day' })
  expect(await override({ tour: other.id, start_time_id: sunrise, places: 1 })).toMatchObject({
    status: 400,
    errors: [{ path: 'start_time_id', message: expect.stringContaining('does not have this start time') }],
  })
  expect((await override({ tour: other.id, places: 3 })).status).toBe(201)
  const { docs } = await company.cms.payload.find({
    collection: 'tour-places',
    where: { start_time_id: { equals: sunrise } },
  })
  expect((await override({ tour: other.id }, `/${docs[0]?.id}`)).errors).toMatchObject([{ path: 'start_time_id' }])
})

test('an override outside of Bali shows the time zone of the first published destination of the tour', async () => {
  const { payload } = company.cms
  const papua = await payload.create({
    collection: 'destinations',
    data: { name: 'Papua', slug: 'papua', time_zone: 'Asia/Jayapura', _status: 'draft' },
  })
  const java = await payload.create({
    collection: 'destinations',
    data: { name: 'Java', slug: 'java', time_zone: 'Asia/Jakarta', _status: 'published' },
  })
  const start_times = [{ time: '03:30', capacity: 5 }]
  const destination_ids = [papua.id, java.id]
  const borobudur = await createTour(payload, { title: 'Borobudur', destination_ids, start_times })
  const { doc } = await override({ tour: borobudur.id, start_time_id: borobudur.start_times?.[0]?.id, places: 2 })
  expect(doc.start_time).toBe('03:30 WIB')
  const list = `tour-places?where[start_time_id][in]=${doc.start_time_id},${sunrise}&sort=start_time&depth=0`
  const { docs } = await (await company.rest(company.staff.token, 'GET', list)).json()
  expect(docs).toMatchObject([{ start_time: '01:00, Sunrise' }, { start_time: '03:30 WIB' }])
})

test('lists and forms show the current start time of an override, also after the start time was changed', async () => {
  const { payload } = company.cms
  const timed = await createTour(payload, { title: 'Agung', start_times: [{ time: '02:00', capacity: 5 }] })
  const [row] = timed.start_times ?? []
  const { doc } = await override({ tour: timed.id, start_time_id: row?.id, places: 2 })
  await payload.update({
    collection: 'tours',
    id: timed.id,
    data: { start_times: [{ ...row, time: '02:30', label: 'Night' }] },
  })
  const { token } = company.staff
  const list = `tour-places?where[id][equals]=${doc.id}&select[date]=true&depth=0`
  const withName = await company.rest(token, 'GET', `${list}&select[start_time]=true`)
  expect((await withName.json()).docs).toMatchObject([{ start_time: '02:30, Night' }])
  const [withoutName] = (await (await company.rest(token, 'GET', list)).json()).docs
  expect(withoutName).not.toHaveProperty('start_time')
  const form = await (await company.rest(token, 'GET', `tour-places/${doc.id}`)).json()
  expect(form).toMatchObject({ start_time: '02:30, Night', start_time_id: row?.id })
})
