import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'
import { createTour } from '../../../testing/content.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

test('GET /tours/:id/booked-days returns the overrides, and the future bookings per day and start time', async () => {
  const { payload } = company.cms
  const { id } = await createTour(payload, { title: 'Sunrise', slug: 'sunrise' })
  const hold = { booking: company.ofAyu.bookingId, kind: 'tour', resource_id: String(id), day: '2099-12-24' } as const
  for (const data of [
    { ...hold, start_time_id: 'sunrise', count: 3 },
    { ...hold, start_time_id: 'sunrise', count: 2 },
    { ...hold, count: 1 },
    // None of these count.
    { ...hold, count: 8, released_at: '2026-11-20T00:00:00.000Z' },
    { ...hold, count: 8, day: '2020-12-24' },
    { ...hold, count: 8, kind: 'rental' as const },
  ])
    await payload.create({ collection: 'holds', data })
  await payload.create({ collection: 'tour-places', data: { tour: id, date: '2099-12-24', places: 4 } })
  const response = await company.rest(company.editor.token, 'GET', `tours/${id}/booked-days`)
  expect(await response.json()).toEqual({
    booked: [
      { date: '2099-12-24', startTimeId: '', booked: 1 },
      { date: '2099-12-24', startTimeId: 'sunrise', booked: 5 },
    ],
    overrides: [{ date: '2099-12-24', startTimeId: '', places: 4 }],
  })
  for (const token of ['', company.ayu.token])
    expect((await company.rest(token, 'GET', `tours/${id}/booked-days`)).status).toBe(403)
})
