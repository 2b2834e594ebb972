import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Booking } from '../../../generated/payload-types.ts'
import { type BookedOffice, startBookedOffice } from '../../../testing/booked-office.ts'

let office: BookedOffice
let id: number
beforeAll(async () => {
  office = await startBookedOffice()
  id = (await office.bookTwo('paid', 'paid')).first
})
afterAll(() => office.cms.stop())

const updateBooking = (data: Partial<Booking>) => office.cms.payload.db.updateOne({ collection: 'bookings', id, data })

const answer = (question_id: string, question: string, text: string) => ({
  ...{ question_id, question, answer: text },
  traveller: null as string | null,
})
const surfboards = answer('luggage', 'Surfboards?', 'Two')
const arrival = [
  answer('direction', 'Direction', 'Arrival: from the airport'),
  answer('flight_number', 'Flight number', 'GA 402'),
  answer('flight_time', 'Arrival time of the flight', '14:00'),
  answer('address', 'Drop-off address', 'Lembah Sayan'),
  answer('sign_name', 'Name on the sign', 'Ayu'),
  surfboards,
]

// The traveller has booked the wrong direction.
beforeEach(() =>
  updateBooking({
    kind: 'transfer',
    tour_title: 'Airport Transfer: Ngurah Rai to Ubud',
    pickup_location: 'Ngurah Rai',
    answers: arrival,
  }),
)

async function save(changes: object) {
  const { doc, errors } = await (await office.patch(`bookings/${id}`, changes)).json()
  return { doc, message: errors?.[0].data.errors[0].message }
}

/** Returns the answers with these texts, as the form sends them: questions keep their wording. */
const entering = (entries: Record<string, string>, answers = arrival) =>
  answers.map((one) => ({ ...one, answer: entries[one.question_id] ?? one.answer }))

test('staff can reverse a transfer: the title, pickup place and questions change, but the price does not', async () => {
  const { doc } = await save({ answers: entering({ direction: 'Departure: to the airport', flight_number: 'ga 415' }) })
  expect(doc).toMatchObject({
    tour_title: 'Airport Transfer: Ubud to Ngurah Rai',
    pickup_location: 'Lembah Sayan',
    total_price: 1_000_000,
    answers: [
      answer('direction', 'Direction', 'Departure: to the airport'),
      answer('flight_number', 'Flight number', 'GA 415'),
      answer('flight_time', 'Departure time of the flight', '14:00'),
      answer('address', 'Pickup address', 'Lembah Sayan'),
      surfboards,
    ],
  })
  const back = await save({ answers: entering({ direction: 'Arrival: from the airport' }, doc.answers) })
  expect(back.doc).toMatchObject({ tour_title: 'Airport Transfer: Ngurah Rai to Ubud', pickup_location: 'Ngurah Rai' })
  expect(back.doc.answers[2]).toEqual(answer('flight_time', 'Arrival time of the flight', '14:00'))
})

test('the pickup place of a ride to the airport is its area, or the address if staff enter an address', async () => {
  const departure = [answer('direction', 'Direction', 'Departure: to the airport')]
  const { doc } = await save({ answers: departure })
  expect(doc.pickup_location).toBe('Ubud')
  const withAddress = await save({ answers: [...departure, answer('address', 'Pickup address', ' Villa Laut ')] })
  expect(withAddress.doc).toMatchObject({ pickup_location: 'Villa Laut', tour_title: doc.tour_title })
})

test('staff can add the direction to an early booking that has no answers', async () => {
  await updateBooking({ answers: null })
  const { doc } = await save({ answers: [answer('direction', '', 'Departure: to the airport')] })
  expect(doc).toMatchObject({ tour_title: 'Airport Transfer: Ubud to Ngurah Rai', pickup_location: 'Ubud' })
})

test('a route title that contains "to" twice is reversed by the current names of the airport and area', async () => {
  const { payload } = office.cms
  const city = await payload.create({ collection: 'cities', data: { name: 'Denpasar' } })
  const airport = await payload.create({ collection: 'airports', data: { name: 'Ngurah Rai', city_id: city.id } })
  const area = await payload.create({ collection: 'areas', data: { name: 'Kuta to Seminyak' } })
  const category = await payload.create({ collection: 'car-categories', data: { name: 'Van' } })
  const car = await payload.create({
    collection: 'cars',
    data: { car_name: 'Innova', category_id: category.id, seats: 4, luggage: 2 },
  })
  const transfer = await payload.create({
    collection: 'airport-transfers',
    data: { airport_location_id: airport.id, area_id: area.id, car_id: car.id, base_price: 1, status: 'active' },
  })
  await updateBooking({ transfer_id: transfer.id, tour_title: 'Airport Transfer: Ngurah Rai to Kuta to Seminyak' })
  const { doc } = await save({ answers: entering({ direction: 'Departure: to the airport', address: '' }) })
  expect([doc.tour_title, doc.pickup_location]).toEqual([
    'Airport Transfer: Kuta to Seminyak to Ngurah Rai',
    'Kuta to Seminyak',
  ])
})

test.each([
  [{ direction: '' }, 'Please choose the direction of the transfer.'],
  [{ direction: 'Sideways' }, 'Please choose the direction of the transfer.'],
  [{ flight_number: 'Garuda' }, 'Please enter a flight number of letters and digits, such as GA 402.'],
  [{ flight_time: 'noon' }, 'Please enter the time of the flight, such as 14:30.'],
  [{ sign_name: 'Ayu 🌺' }, 'Please enter the name on the sign without emoji. They cannot be printed.'],
])('the corrected answers %j are refused with %j', async (entries, message) => {
  expect((await save({ answers: entering(entries) })).message).toBe(message)
})

test('an address that is too long is refused', async () => {
  const address = 'x'.repeat(501)
  expect((await save({ answers: entering({ address }) })).message).toBe(
    'Please use at most 500 characters. This text has 501.',
  )
})

test('staff can change only the answers about a transfer', async () => {
  const changed = await save({ answers: entering({ luggage: 'Nine', flight_time: '15:00' }) })
  expect(changed.doc.answers.at(-1)).toEqual(surfboards)
  await updateBooking({ kind: 'tour', answers: [surfboards] })
  expect((await save({ answers: [{ ...surfboards, answer: 'Nine' }] })).doc.answers).toEqual([surfboards])
})
