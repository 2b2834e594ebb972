import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
const day = '2099-12-24'

beforeAll(async () => {
  company = await startCompany()
  const hold = { booking: company.ofAyu.bookingId, kind: 'tour', resource_id: '12', day } as const
  const departure = { ...hold, start_time_id: 'sunrise' }
  for (const data of [
    { ...departure, count: 3 },
    { ...departure, count: 2 },
    { ...departure, start_time_id: 'morning', count: 4 },
    // A booking from before the tour had start times.
    { ...hold, count: 1 },
    // None of these count.
    { ...departure, count: 8, released_at: '2026-11-20T00:00:00.000Z' },
    { ...departure, count: 8, day: '2099-12-25' },
    { ...departure, count: 8, resource_id: '13' },
    { ...departure, count: 6, kind: 'rental' as const },
  ]) {
    await company.cms.payload.create({ collection: 'holds', data })
  }
})
afterAll(() => company.cms.stop())

async function booked(token: string, path: string) {
  const response = await company.rest(token, 'GET', path)
  return response.ok ? (await response.json()).booked : response.status
}

test('GET /booked returns the number of booked units of a departure, of a day or of another kind', async () => {
  const { token } = company.editor
  const query = `booked?resource=12&day=${day}`
  expect(await booked(token, `tour-places/${query}&start_time_id=sunrise`)).toBe(6)
  expect(await booked(token, `tour-places/${query}`)).toBe(10)
  expect(await booked(token, `rental-stock/${query}`)).toBe(6)
  expect(await booked(token, `room-stock/${query}`)).toBe(0)
  expect(await booked(token, 'tour-places/booked?resource=12&day=tomorrow')).toBe(400)
})

test('only CMS users can read the number of booked units', async () => {
  for (const token of ['', company.ayu.token]) {
    expect(await booked(token, `tour-places/booked?resource=12&day=${day}`)).toBe(403)
  }
})
