import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createTour } from '../../testing/content.ts'
import type { TourMonth } from './calendar-days.ts'

let company: Company
let tour = 0
const today = todayInBali(new Date())
const month = addDays(today, 62).slice(0, 7)
const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`

async function request(token: string, path = `${tour}?month=${month}`) {
  const response = await company.rest(token, 'GET', `tour-calendar/${path}`)
  return { status: response.status, body: await response.json() }
}

async function dayOf(token: string, number: number) {
  const { body }: { body: TourMonth } = await request(token)
  return body.days[number - 1]
}

beforeAll(async () => {
  company = await startCompany()
  const { payload } = company.cms
  const dates = { starting_date: null, end_date: null, block_dates: [{ date: day(3) }] }
  tour = (await createTour(payload, { title: 'Batur', places_per_day: 12, ...dates })).id
  await payload.create({ collection: 'tour-places', data: { tour, date: day(5), places: 4, note: 'A small boat.' } })
  const holdOf = (booking: number, date: string, count: number) =>
    ({ booking, kind: 'tour', resource_id: String(tour), day: date, count }) as const
  const { ofAyu, ofBen } = company
  for (const data of [
    holdOf(ofAyu.bookingId, day(5), 3),
    holdOf(ofBen.bookingId, day(5), 2),
    holdOf(ofBen.bookingId, day(6), 1),
    // None of these holds count: a released hold, a hold of another kind with the same id, a hold of another tour and a
    // hold in another month.
    { ...holdOf(ofBen.bookingId, day(6), 5), released_at: '2026-11-20T00:00:00.000Z' },
    { ...holdOf(ofBen.bookingId, day(6), 5), kind: 'rental' as const },
    { ...holdOf(ofBen.bookingId, day(6), 5), resource_id: String(tour + 1) },
    holdOf(ofBen.bookingId, addDays(today, 1), 5),
  ]) {
    await payload.create({ collection: 'holds', data })
  }
})
afterAll(() => company.cms.stop())

test('the tour calendar shows staff the blocked days, the capacities, the spots and the bookings of a month', async () => {
  const { status, body } = await request(company.staff.token)
  expect([status, body.title, body.today, body.days[0].date]).toEqual([200, 'Batur', today, day(1)])
  const staff = company.staff.token
  expect(await dayOf(staff, 3)).toMatchObject({ closed: 'date_blocked', held: 0 })
  expect(await dayOf(staff, 4)).toMatchObject({ closed: null, places: 12, held: 0, left: 12, bookings: 0, entry: null })
  expect(await dayOf(staff, 5)).toMatchObject({
    places: 4,
    held: 5,
    left: 0,
    bookings: 2,
    entry: { note: 'A small boat.' },
  })
  expect(await dayOf(staff, 6)).toMatchObject({ places: 12, held: 1, left: 11, bookings: 1 })
})

test('the tour calendar shows the number of bookings to administrators and hides it from editors', async () => {
  expect(await dayOf(company.editor.token, 5)).toMatchObject({ places: 4, held: 5, left: 0, bookings: null })
  expect(await dayOf(company.admin.token, 5)).toMatchObject({ held: 5, bookings: 2 })
})

test('the tour calendar refuses travellers and anonymous callers', async () => {
  for (const token of ['', company.ayu.token]) expect((await request(token)).status).toBe(403)
})

test('the tour calendar shows staff an unpublished tour, whose draft they cannot read', async () => {
  const { payload } = company.cms
  const { id } = await createTour(payload, { title: 'Abang', starting_date: null, places_per_day: 7 })
  await payload.create({
    collection: 'holds',
    data: { booking: company.ofAyu.bookingId, kind: 'tour', resource_id: String(id), day: day(7), count: 2 },
  })
  await payload.update({ collection: 'tours', id, data: { _status: 'draft' } })
  const draft = { title: 'Abang at night', places_per_day: 9, _status: 'draft' } as const
  await payload.update({ collection: 'tours', id, data: draft, draft: true })
  const { token } = company.staff
  const { status, body } = await request(token, `${id}?month=${month}`)
  expect([status, body.title, body.is_live]).toEqual([200, 'Abang', false])
  expect(body.days[6]).toMatchObject({ places: 7, held: 2, bookings: 1 })
  expect((await company.rest(token, 'GET', `tours/${id}?draft=true`)).status).toBe(404)
})

test('the tour calendar shows the newest draft of a tour that is not live, even if the tour was live before', async () => {
  const { payload } = company.cms
  const days = async (id: number) => {
    const { body }: { body: TourMonth } = await request(company.editor.token, `${id}?month=${month}`)
    const { closed, places } = body.days[0] ?? {}
    return [body.title, body.is_live, closed, places]
  }
  const draft = { title: 'New', tour_type: 'single_day', starting_date: day(2), _status: 'draft' } as const
  const { id } = await payload.create({ collection: 'tours', data: draft, draft: true })
  const save = (saved: number, data: object) =>
    payload.update({ collection: 'tours', id: saved, data: { ...data, _status: 'draft' }, draft: true })
  await save(id, { title: 'Newer', starting_date: null, places_per_day: 9 })
  expect(await days(id)).toEqual(['Newer', false, null, 9])
  const live = (await createTour(payload, { title: 'Agung', starting_date: null, places_per_day: 12 })).id
  await save(live, { title: 'Agung anew', places_per_day: 5 })
  expect(await days(live)).toEqual(['Agung', true, null, 12])
  await payload.update({ collection: 'tours', id: live, data: { title: 'Agung', _status: 'draft' } })
  await save(live, { title: 'Agung later', places_per_day: 6 })
  expect(await days(live)).toEqual(['Agung later', false, null, 6])
})

test('the tour calendar shows the current month in Bali by default, and rejects an invalid month or tour', async () => {
  const { token } = company.editor
  expect((await request(token, `${tour}`)).body.days[0].date).toBe(`${today.slice(0, 7)}-01`)
  for (const odd of ['2026-13', '2026', '9999-12', '2026-12-01', '']) {
    expect((await request(token, `${tour}?month=${odd}`)).status, odd).toBe(400)
  }
  for (const odd of ['987654', 'x', '0', '99999999999']) expect((await request(token, odd)).status, odd).toBe(404)
})
