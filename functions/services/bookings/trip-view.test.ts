import { hiddenAnswer, transferDirections } from '@nusa/shared/booking'
import { bookingQuestionsSchema } from '@nusa/shared/catalog'
import { makeDate } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import type { Trip } from '../../ports/trip-details.ts'
import { makeTrip, tripTour } from '../../testing/trip.ts'
import { toTripDetailsView } from './trip-view.ts'

const pickupFor = (changes: Partial<Trip>, now = '2027-01-01T00:00:00Z') =>
  toTripDetailsView(makeTrip(changes), { tour: tripTour, questions: [], taxRate: 10 }, new Date(now)).form.pickup

test('travellers at the meeting point can choose a pickup later, unless their package includes no transfer', () => {
  expect(pickupFor({})?.zones.map(({ name }) => name)).toEqual(['Canggu'])
  expect(pickupFor({ packageTitle: 'Without transfer' })).toBeNull()
  expect(pickupFor({ packageTitle: 'A package that is no longer sold' })).toBeNull()
})

test('travellers cannot choose a zone whose driver has already left', () => {
  const departure = { startTime: '09:00', date: makeDate('2027-02-01') }
  const zonesAt = (now: string, changes: Partial<Trip> = {}) =>
    pickupFor({ ...departure, ...changes }, now)?.zones.map(({ name }) => name)
  expect(zonesAt('2027-01-31T23:59:59Z')).toEqual(['Canggu'])
  expect(zonesAt('2027-02-01T00:00:00Z')).toEqual([])
  const pickup = { kind: 'zone', zone: 'Canggu', place: '' } as const
  expect(zonesAt('2027-02-01T00:00:00Z', { pickup })).toEqual(['Canggu'])
})

test('the link of a booking is open until the pickup on the day that staff chose', () => {
  const changes = { startTime: '', pickupTime: '01:00', pickupDate: makeDate('2027-01-21') }
  const view = toTripDetailsView(
    makeTrip(changes),
    { tour: tripTour, questions: [], taxRate: 10 },
    new Date('2027-01-01T00:00:00Z'),
  )
  expect(view).toMatchObject({ pickup_date: '2027-01-21', open_until: '2027-01-20T17:00:00.000Z' })
})

test('travellers who paid for their zone can change only the hotel', () => {
  const pickup = { kind: 'zone', zone: 'Canggu', place: '' } as const
  expect(pickupFor({ pickup })?.fixed_zone).toBeNull()
  expect(pickupFor({ pickup, paidSurcharge: 50_000 })?.fixed_zone).toBe('Canggu')
})

test('the answer to a required question counts as missing, even if the question was added after the booking', () => {
  const question = { id: 'diet', text: 'Diet', type: 'text', per: 'booking', is_required: true }
  const optional = { ...question, id: 'camera', text: 'Camera', is_required: false }
  const offer = { tour: tripTour, questions: bookingQuestionsSchema.parse([question, optional]), taxRate: 10 }
  const missingOf = (changes: Partial<Trip>) =>
    toTripDetailsView(makeTrip(changes), offer, new Date('2027-01-01T00:00:00Z')).missing
  expect(missingOf({})).toMatchObject({ pickup: false, names: 0, answers: 1 })
  const answer = { question_id: 'diet', question: 'Diet', answer: 'Vegan', traveller: null }
  expect(missingOf({ answers: [answer] })).toBeNull()
})

test('the page of a booking with several travellers hides all answers except those about the transfer', () => {
  const question = { id: 'diet', text: 'Diet', type: 'text', per: 'booking', is_required: true }
  const offer = { tour: null, questions: bookingQuestionsSchema.parse([question]), taxRate: 10 }
  const answers = ['diet', 'removed', 'direction'].map((id) => {
    return { question_id: id, question: id, answer: `${id} of Ayu`, traveller: null }
  })
  const ayu = { id: 'adult-1', type: 'adult', name: 'Ayu' } as const
  const shownTo = (travellers: Trip['travellers']) => {
    const trip = makeTrip({ kind: 'transfer', answers, travellers })
    const { values, other_answers } = toTripDetailsView(trip, offer, new Date('2027-01-01T00:00:00Z'))
    return [values['answer:diet'], ...other_answers.map(({ answer }) => answer)]
  }
  expect(shownTo([ayu])).toEqual(['diet of Ayu', 'removed of Ayu', 'direction of Ayu'])
  expect(shownTo([ayu, { ...ayu, id: 'adult-2' }])).toEqual([hiddenAnswer, 'direction of Ayu'])
})

test('the page shows each removed question once, with all its answers', () => {
  const answers = ['GA 402', 'GA 402'].map((answer) => {
    return { question_id: 'removed', question: 'Flight', answer, traveller: null }
  })
  const trip = makeTrip({ answers, travellers: [{ id: 'adult-1', type: 'adult', name: 'Ayu' }] })
  const { other_answers } = toTripDetailsView(trip, { tour: null, questions: [], taxRate: 10 }, new Date('2027-01-01'))
  expect(other_answers).toEqual([{ question: 'Flight', answer: 'GA 402, GA 402' }])
})

test('a flight that does not fit the pickup is reported only for a paid booking, as in the back office', () => {
  const answers = Object.entries({ direction: transferDirections.arrival, flight_time: '16:40' }).map(
    ([question_id, answer]) => ({ question_id, question: question_id, answer, traveller: null }),
  )
  const problemOf = (isPaid: boolean) => {
    const trip = makeTrip({ kind: 'transfer', isPaid, pickupTime: '14:00', answers })
    const offer = { tour: null, questions: [], taxRate: 10 }
    return toTripDetailsView(trip, offer, new Date('2027-01-01T00:00:00Z')).pickup_problem
  }
  expect(problemOf(true)).toMatchObject({ pickup: '14:00', flight: '16:40' })
  expect(problemOf(false)).toBeNull()
})
