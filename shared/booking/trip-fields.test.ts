import { describe, expect, test } from 'vitest'
import { hideAnswers, revealAnswers } from './merge-trip.ts'
import { answerMessages } from './questions.ts'
import { hiddenAnswer, type TripForm, tripValuesSchema } from './trip-details.ts'
import { findTripErrors, tripMessages } from './trip-fields.ts'

const form: TripForm = {
  pickup: { fixed_zone: null, meeting_point: 'Base camp', zones: [{ id: 1, name: 'Ubud', cash: 0 }] },
  questions: [
    { id: 'diet', text: 'Diet', help: '', type: 'text', options: [], per: 'booking', is_required: true },
    { id: 'shoe', text: 'Shoe size', help: '', type: 'number', options: [], per: 'traveller', is_required: true },
  ],
  transfer: null,
  travellers: [
    { id: 'adult-1', type: 'adult', name: 'Ayu', is_name_open: false },
    { id: 'adult-2', type: 'adult', name: '', is_name_open: true },
  ],
}
const stored = { pickup: 'later', place: '', 'name:adult-2': '' }
const errorsOf = (changes: Record<string, string>, before: Record<string, string> = stored) =>
  findTripErrors(form, before, { ...before, ...changes })

describe('findTripErrors', () => {
  test.each([
    ['unchanged details', {}],
    ['a pickup zone and a hotel', { pickup: 'zone:1', place: 'Hotel' }],
    ['a pickup zone without a hotel', { pickup: 'zone:1' }],
    ['the meeting point as pickup', { pickup: 'meeting_point' }],
    ['a name with the answer required of that traveller', { 'name:adult-2': 'Made', 'answer:shoe:adult-2': '42' }],
    ['an answer for a traveller whose name is known', { 'answer:shoe:adult-1': '38' }],
  ])('accepts %s', (_what, changes) => {
    expect(errorsOf(changes)).toEqual({})
  })

  test.each([
    ['a pickup zone that is not offered', { pickup: 'zone:2' }, 'pickup', tripMessages.pickupNotOffered],
    ['a hotel without a pickup zone', { place: 'Hotel' }, 'pickup', tripMessages.pickupMissing],
    ['an address of 201 characters', { pickup: 'zone:1', place: 'x'.repeat(201) }, 'place', tripMessages.placeTooLong],
    ['an answer of 501 characters', { 'answer:diet': 'x'.repeat(501) }, 'answer:diet', answerMessages.tooLong],
    ['a name without letters', { 'name:adult-2': '1' }, 'name:adult-2', 'Full name must be written in letters'],
    ['an answer for an unnamed traveller', { 'answer:shoe:adult-2': '42' }, 'name:adult-2', 'Full name is required'],
    [
      'a name without the answer required of that traveller',
      { 'name:adult-2': 'Made' },
      'answer:shoe:adult-2',
      'Please answer this question.',
    ],
    ['a text instead of a number', { 'answer:shoe:adult-1': 'big' }, 'answer:shoe:adult-1', 'Please enter a number.'],
    [
      'a new name for a traveller who was named in the booking',
      { 'name:adult-1': 'Eve' },
      'name:adult-1',
      'This question is no longer asked.',
    ],
  ])('rejects %s', (_what, changes, path, message) => {
    expect(errorsOf(changes)[path]).toBe(message)
  })

  test('allows stored details to be changed, but not emptied', () => {
    const given = {
      pickup: 'zone:1',
      place: 'Hotel',
      'name:adult-2': 'Made',
      'answer:shoe:adult-2': '42',
      'answer:diet': 'Vegan',
    }
    expect(errorsOf({ place: 'Villa', 'name:adult-2': 'Wayan' }, given)).toEqual({})
    const emptied = { pickup: 'later', place: '', 'name:adult-2': '', 'answer:diet': '' }
    const paths = ['answer:diet', 'name:adult-2', 'pickup', 'place']
    expect(Object.keys(errorsOf(emptied, given)).toSorted()).toEqual(paths)
    expect(Object.keys(errorsOf({ ...emptied, pickup: '' }, given)).toSorted()).toEqual(paths)
  })

  test('does not require the details of a transfer, but rejects emptying a stored flight number', () => {
    const transfer = { is_departure: false, pickup_time: '14:30', time_zone: 'Asia/Makassar' } as const
    const ride = { ...form, pickup: null, questions: [], transfer }
    const given = { 'answer:flight_number': 'GA 402', 'answer:address': '' }
    expect(findTripErrors(ride, given, { 'answer:flight_number': 'GA 404', 'answer:address': '' })).toEqual({})
    expect(findTripErrors(ride, given, { ...given, 'answer:flight_number': '' })).toEqual({
      'answer:flight_number': tripMessages.mustNotBeEmptied,
    })
  })

  test('accepts a flight time that does not fit the pickup time, because flights can be delayed', () => {
    const transfer = { is_departure: false, pickup_time: '14:30', time_zone: 'Asia/Makassar' } as const
    const ride = { ...form, pickup: null, questions: [], transfer }
    expect(findTripErrors(ride, { 'answer:flight_time': '14:00' }, { 'answer:flight_time': '16:40' })).toEqual({})
  })

  test('accepts details that were stored incomplete, unless the name of the traveller changes', () => {
    const byOffice = { 'name:adult-2': 'Made' }
    expect(errorsOf({ pickup: 'zone:1', place: 'Hotel' }, byOffice)).toEqual({})
    expect(errorsOf({ 'name:adult-2': 'Wayan' }, byOffice)).toEqual({
      'answer:shoe:adult-2': 'Please answer this question.',
    })
    const unfinished = { pickup: 'later', place: 'Hotel', 'answer:shoe:adult-2': '42' }
    expect(errorsOf({ 'answer:diet': 'Vegan' }, unfinished)).toEqual({})
  })
})

describe('stored answers', () => {
  const path = 'answer:diet'
  const values = { ...stored, [path]: 'Vegan', 'answer:shoe:adult-1': '' }

  test('are hidden from a group, but not from a person who travels alone', () => {
    expect(hideAnswers(form, values)).toEqual({ ...values, [path]: hiddenAnswer })
    expect(hideAnswers({ ...form, travellers: form.travellers.slice(0, 1) }, values)).toEqual(values)
    expect(revealAnswers(hideAnswers(form, values), values)).toEqual(values)
  })

  test('can stay hidden or be replaced, but can be emptied only if the name of the traveller changes', () => {
    const hidden = hideAnswers(form, values)
    expect(errorsOf({}, hidden)).toEqual({})
    expect(errorsOf({ [path]: 'Halal' }, hidden)).toEqual({})
    expect(errorsOf({ [path]: '' }, hidden)).toEqual({ [path]: tripMessages.mustNotBeEmptied })
    expect(Object.keys(errorsOf({ 'answer:shoe:adult-1': hiddenAnswer }, hidden))).toEqual(['answer:shoe:adult-1'])
    const optional = { ...form, questions: form.questions.map((question) => ({ ...question, is_required: false })) }
    const made = { ...stored, 'name:adult-2': 'Made', 'answer:shoe:adult-2': hiddenAnswer }
    const emptied = { ...made, 'answer:shoe:adult-2': '' }
    expect(Object.keys(findTripErrors(optional, made, emptied))).toEqual(['answer:shoe:adult-2'])
    expect(findTripErrors(optional, made, { ...emptied, 'name:adult-2': 'Budi' })).toEqual({})
  })
})

test('a very long address that the office has stored can be read, and does not prevent other changes', () => {
  const before = { ...stored, pickup: 'zone:1', place: 'x'.repeat(600) }
  expect(tripValuesSchema.safeParse(before).success).toBe(true)
  expect(errorsOf({ 'answer:diet': 'Vegan' }, before)).toEqual({})
})
