import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'
import { createTour } from '../../../testing/content.ts'

const today = todayInBali(new Date())
let company: Company
let number = 0
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

/** Creates a tour with two start times and a hold for the first. */
async function createBookedTour(hold: { day: LocalDate; released_at?: string }) {
  const { payload } = company.cms
  number += 1
  const start_times = [{ time: '01:00' }, { time: '07:30' }]
  const tour = await createTour(payload, { title: `Tour ${number}`, start_times })
  const [booked, other] = tour.start_times ?? []
  await payload.create({
    collection: 'holds',
    data: {
      ...hold,
      booking: company.ofAyu.bookingId,
      kind: 'tour',
      resource_id: String(tour.id),
      start_time_id: booked?.id,
      count: 2,
    },
  })
  return { address: `tours/${tour.id}`, booked, other }
}

/** Returns the status of publishing or saving a tour without its booked start time. */
async function removeBooked(
  hold: { day: LocalDate; released_at?: string },
  status: 'published' | 'draft' = 'published',
) {
  const { address, other } = await createBookedTour(hold)
  return (await saveTour(address, [other], status)).status
}

function saveTour(address: string, start_times: unknown[], _status: 'published' | 'draft'): Promise<Response> {
  const query = _status === 'draft' ? '?draft=true' : ''
  return company.rest(company.editor.token, 'PATCH', `${address}${query}`, { start_times, _status })
}

test('a start time with bookings from today on cannot be removed from a published tour', async () => {
  expect(await removeBooked({ day: today })).toBe(400)
  expect(await removeBooked({ day: addDays(today, 30) })).toBe(400)
})

test('a start time that has only past or cancelled bookings can be removed from a published tour', async () => {
  expect(await removeBooked({ day: addDays(today, -1) })).toBe(200)
  expect(await removeBooked({ day: today, released_at: new Date().toISOString() })).toBe(200)
})

test('a start time with bookings can be removed from a draft', async () => {
  expect(await removeBooked({ day: today }, 'draft')).toBe(200)
})

test('the error names the start time that cannot be removed, and the booked time if that is different', async () => {
  const { payload } = company.cms
  await payload.update({ collection: 'bookings', id: company.ofAyu.bookingId, data: { start_time: '01:00' } })
  const { address, booked, other } = await createBookedTour({ day: today })
  const removeInForm = async () => {
    const { errors } = await (await saveTour(address, [other], 'published')).json()
    return errors[0].data.errors[0].message
  }
  expect(await removeInForm()).toMatch(/^The start time 01:00 has bookings/)
  await saveTour(address, [{ ...booked, time: '02:00', label: 'Sunrise' }, other], 'draft')
  expect(await removeInForm()).toMatch(/^The start time 02:00, Sunrise \(booked as 01:00\) has bookings/)
  await saveTour(address, [{ ...booked, time: '03:00' }, other], 'published')
  await saveTour(address, [other], 'draft')
  expect(await removeInForm()).toMatch(/^The start time 03:00 \(booked as 01:00\) has bookings/)
})
