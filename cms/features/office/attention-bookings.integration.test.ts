import { makeDate } from '@nusa/shared/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearAttention, readAttention } from '../../testing/attention.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { readDayBookings } from './day-bookings.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
  await clearAttention(company)
})
afterAll(() => company.cms.stop())

const change = (data: Record<string, unknown>) =>
  company.cms.payload.db.updateOne({ collection: 'bookings', id: company.ofAyu.bookingId, data })
const titles = async (now?: Date) => (await readAttention(company, company.staff, now)).map(([words]) => words)

test('the start page counts paid bookings of today and tomorrow that have no pickup place', async () => {
  await change({ pickup_kind: 'later', payment_status: 'paid', status: 'confirmed', booking_date: '2026-11-27' })
  expect(await titles()).toEqual(['1 upcoming booking without a pickup place'])
  await change({ pickup_location: 'Lembah Sayan' })
  expect(await titles()).toEqual([])
  const booking = `bookings/${company.ofAyu.bookingId}`
  await company.rest(company.staff.token, 'PATCH', booking, { pickup_location: ' ' })
  expect(await titles()).toEqual(['1 upcoming booking without a pickup place'])
  await change({ booking_date: '2026-11-28' })
  expect(await titles()).toEqual([])
  await change({ pickup_date: '2026-11-27' })
  expect(await titles()).toEqual(['1 upcoming booking without a pickup place'])
  await change({ pickup_date: null })
  await change({ pickup_kind: null })
})

test.each([
  ['departure time', { start_time: '23:30', time_zone: 'Asia/Jakarta' }, '2026-11-27T16:30:00Z'],
  ['pickup time if they have no departure time', { pickup_time: '09:00' }, '2026-11-27T01:00:00Z'],
])('the start page counts bookings with missing details only until the %s', async (_what, start, leavesAt) => {
  const travellers = [{ id: 'adult-1', type: 'adult', name: '' }]
  const missing = {
    pickup_kind: 'later',
    pickup_location: '',
    names_until: '2026-11-25',
    passenger_details: travellers,
  }
  const booked = { payment_status: 'paid', status: 'confirmed', booking_date: '2026-11-27' }
  await change({ ...booked, ...missing, ...start })
  const secondBefore = new Date(Date.parse(leavesAt) - 1000)
  expect(await titles(secondBefore)).toEqual([
    '1 upcoming booking without a pickup place',
    '1 group whose names are overdue',
  ])
  expect(await titles(new Date(leavesAt))).toEqual([])
  await change({ pickup_kind: null, names_until: null, start_time: null, pickup_time: null, time_zone: null })
})

test('the start page and the day sheet count missing required answers, even to questions added after the booking', async () => {
  const { payload } = company.cms
  const { bookingId, invoiceId } = company.ofAyu
  const expires_at = '2026-11-28T00:00:00Z'
  await payload.db.updateOne({ collection: 'invoices', id: invoiceId, data: { expires_at } })
  const published = await payload.find({ collection: 'tours', where: { _status: { equals: 'published' } }, limit: 1 })
  const tourId = published.docs[0]?.id ?? expect.unreachable('There is no tour.')
  const tomorrow = makeDate('2026-11-27')
  const found = async () => {
    const [items, sheet] = await Promise.all([
      titles(),
      readDayBookings(payload, tomorrow, new Date('2026-11-26T00:00:00Z')),
    ])
    return [items, sheet.find(({ id }) => id === bookingId)?.missingAnswerCount]
  }
  const ask = (booking_questions: Record<string, unknown>[]) =>
    payload.update({ collection: 'tours', id: tourId, data: { booking_questions, _status: 'published' } })
  const asked = await ask([
    { text: 'Shoe size', type: 'number', per: 'traveller', is_required: true },
    { text: 'Certificate', type: 'text', per: 'booking', is_required: true },
    { text: 'Wishes', type: 'text', per: 'booking', is_required: false },
  ])
  const [shoe, certificate] = asked.booking_questions ?? []
  const travellers = ['Ayu', ''].map((name, index) => ({ id: `adult-${index + 1}`, type: 'adult', name }))
  const answer = (question: typeof shoe, traveller: string | null) => ({
    question_id: question?.id,
    question: question?.text,
    answer: '42',
    traveller,
  })
  const booked = { kind: 'tour', tour_id: tourId, payment_status: 'paid', status: 'confirmed', booking_date: tomorrow }
  await change({ ...booked, passenger_details: travellers, answers: null })
  expect(await found()).toEqual([['1 upcoming booking without required answers'], 3])
  const answers = [answer(shoe, 'adult-1'), answer(certificate, null)]
  await change({ answers })
  expect(await found()).toEqual([['1 upcoming booking without required answers'], 1])
  await change({ answers: [...answers, answer(shoe, 'adult-2')] })
  expect(await found()).toEqual([[], 0])
  await ask([])
})

test('the start page counts paid groups that have not entered all names by the due date', async () => {
  const travellers = ['Ayu', ''].map((name, index) => ({ id: `adult-${index + 1}`, type: 'adult', name }))
  const group = {
    payment_status: 'paid',
    status: 'confirmed',
    booking_date: '2026-12-01',
    passenger_details: travellers,
  }
  await change({ ...group, names_until: '2026-11-26' })
  expect(await titles()).toEqual([])
  await change({ names_until: '2026-11-25' })
  expect(await titles()).toEqual(['1 group whose names are overdue'])
  for (const [field, other] of [
    ['status', 'cancelled'],
    ['payment_status', 'pending'],
    ['booking_date', '2026-11-25'],
  ] as const) {
    await change({ [field]: other })
    expect(await titles(), field).toEqual([])
    await change({ [field]: group[field] })
  }
  await change({ passenger_details: travellers.map((traveller) => ({ ...traveller, name: 'Ayu' })) })
  expect(await titles()).toEqual([])
})
