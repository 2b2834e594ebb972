import { describe, expect, test } from 'vitest'
import type { TimeZone } from '../dates/index.ts'
import { makeDate } from '../testing/index.ts'
import {
  findMissingDetails,
  findNamesDeadline,
  findNamesDueDay,
  formatNamesDeadline,
  hasOpenDetails,
  lastDayForNames,
  pickupEntryMethod,
} from './missing-details.ts'
import type { Answers } from './questions.ts'
import type { BookingKind } from './statuses.ts'
import { transferDirections } from './transfer-details.ts'

const date = makeDate('2026-12-24')
const setting = { asks_names: true, names_days: 3 }
const group = { kind: 'tour', date, adults: 9, children: 1, infants: 1 }

describe('the details that a booking lacks', () => {
  test.each([
    [
      'a pickup that follows later',
      'later',
      '',
      ['Ayu'],
      0,
      { pickup: true, names: 0, travellers: 1, answers: 0, flight: false },
    ],
    [
      'a zone without a hotel',
      'zone',
      '',
      ['Ayu'],
      0,
      { pickup: true, names: 0, travellers: 1, answers: 0, flight: false },
    ],
    [
      'names',
      'zone',
      'Hotel',
      ['Ayu', '', ' '],
      0,
      { pickup: false, names: 2, travellers: 3, answers: 0, flight: false },
    ],
    ['answers', 'zone', 'Hotel', ['Ayu'], 2, { pickup: false, names: 0, travellers: 1, answers: 2, flight: false }],
    ['nothing at the meeting point', 'meeting_point', '', ['Ayu'], 0, null],
    ['nothing without a choice of pickup', null, '', ['Ayu'], 0, null],
  ] as const)('include %s', (_what, kind, place, names, answers, missing) => {
    expect(
      findMissingDetails({ kind: 'tour', answers: [], pickup: { kind, place }, names, unansweredCount: answers }),
    ).toEqual(missing)
  })
})

test('travellers enter a missing pickup by link until the departure, then by contact until the end of the day', () => {
  const booking = {
    kind: 'tour',
    status: 'confirmed',
    booking_date: date,
    pickup_date: null,
    pickup_time: '',
    start_time: '09:00',
  } as const
  const requestAt = (time: string, time_zone: TimeZone = 'Asia/Makassar', pickup = true) =>
    pickupEntryMethod({ ...booking, time_zone }, { pickup }, new Date(`2026-12-24T${time}+08:00`))
  expect(['08:59', '09:00', '23:59', '24:00'].map((time) => requestAt(time))).toEqual([
    'by_link',
    'by_contact',
    'by_contact',
    null,
  ])
  expect([requestAt('24:00', 'Asia/Jakarta'), requestAt('23:00', 'Asia/Jayapura')]).toEqual(['by_contact', null])
  for (const time of ['08:59', '09:00']) expect(requestAt(time, 'Asia/Makassar', false)).toBeNull()
})

test.each([
  ['on the next day', '2026-12-25', ['by_contact', null]],
  ['on the day before', '2026-12-23', [null, null]],
])('a missing pickup %s is entered by contact until the pickup day and the booking day end', (_what, day, requests) => {
  const booking = { kind: 'transfer', status: 'confirmed', booking_date: date, pickup_time: '02:00' } as const
  const requestAt = (time: string) =>
    pickupEntryMethod(
      { ...booking, pickup_date: makeDate(day) },
      { pickup: true },
      new Date(`2026-12-25T${time}+08:00`),
    )
  expect([requestAt('23:59'), requestAt('24:00')]).toEqual(requests)
})

describe('a transfer', () => {
  const missing = (kind: BookingKind, answers: Answers) =>
    findMissingDetails({
      kind,
      answers: Object.entries(answers).map(([question_id, answer]) => ({
        question_id,
        question: question_id,
        answer,
        traveller: null,
      })),
      pickup: { kind: null, place: 'Ngurah Rai' },
      names: ['Ayu'],
      unansweredCount: 0,
    })
  const { arrival, departure } = transferDirections

  test('lacks its flight until the flight number and the flight time are known', () => {
    expect(missing('transfer', { direction: arrival, flight_number: 'GA 402' })).toMatchObject({ flight: true })
    expect(missing('transfer', { flight_number: 'GA 402', flight_time: '14:00' })).toBeNull()
    expect(missing('tour', {})).toBeNull()
  })

  test('to the airport lacks its pickup until the address is known', () => {
    const flight = { flight_number: 'GA 402', flight_time: '14:00' }
    expect(missing('transfer', { ...flight, direction: departure })).toMatchObject({ pickup: true, flight: false })
    expect(missing('transfer', { ...flight, direction: departure, address: ' ' })).toMatchObject({ pickup: true })
    expect(missing('transfer', { ...flight, direction: departure, address: 'Lembah Sayan' })).toBeNull()
    expect(missing('transfer', { ...flight, direction: arrival })).toBeNull()
  })
})

describe('the names of a group', () => {
  test('can follow later if there are eleven travellers or more, until the due day that the tour sets', () => {
    expect(lastDayForNames(group, setting, makeDate('2026-12-21'))).toBe('2026-12-21')
    expect(lastDayForNames(group, setting, makeDate('2026-12-22'))).toBeNull()
    expect(findNamesDueDay(group, setting)).toBe('2026-12-21')
    expect(lastDayForNames({ ...group, infants: 0 }, setting, makeDate('2026-12-01'))).toBeNull()
  })

  test('must be given with the booking if the tour does not allow later names, and for other products', () => {
    const today = makeDate('2026-12-01')
    expect(lastDayForNames(group, { ...setting, asks_names: false }, today)).toBeNull()
    expect(lastDayForNames(group, {}, today)).toBeNull()
    expect(lastDayForNames(group, null, today)).toBeNull()
    expect(lastDayForNames({ ...group, kind: 'transfer' }, setting, today)).toBeNull()
  })

  test('can be given until the end of the due day in the time zone of the tour, but not after the departure', () => {
    const booking = {
      kind: 'tour',
      booking_date: date,
      pickup_date: null,
      pickup_time: '',
      start_time: '03:30',
      time_zone: 'Asia/Jakarta',
    } as const
    expect(findNamesDeadline(booking, makeDate('2026-12-21')).toISOString()).toBe('2026-12-21T17:00:00.000Z')
    expect(findNamesDeadline(booking, date).toISOString()).toBe('2026-12-23T20:30:00.000Z')
    expect(formatNamesDeadline(booking, makeDate('2026-12-21'))).toBe('Dec 21, 2026')
    expect(formatNamesDeadline(booking, date)).toBe('Dec 24, 2026, 03:30 (WIB, UTC+7)')
  })
})

describe('the details of a booking', () => {
  const booking = {
    kind: 'tour',
    status: 'confirmed',
    booking_date: date,
    pickup_date: null,
    pickup_time: '',
    start_time: '08:00',
    pickup_kind: null,
    names_until: null,
  } as const
  const groupBooking = { ...booking, names_until: makeDate('2026-12-21') }
  const noAnswers = { answered: 0, unanswered: 0 }
  const beforeDeadline = new Date('2026-12-21T15:59:59Z')
  const afterDeadline = new Date('2026-12-21T16:00:00Z')

  test('cannot be changed after the deadline for names if no other detail can be changed', () => {
    expect(hasOpenDetails(groupBooking, noAnswers, beforeDeadline)).toBe(true)
    expect(hasOpenDetails(groupBooking, noAnswers, afterDeadline)).toBe(false)
    expect(hasOpenDetails(booking, noAnswers, beforeDeadline)).toBe(false)
  })

  test.each([
    ['a pickup', { pickup_kind: 'later' }, noAnswers],
    ['a transfer', { kind: 'transfer' }, noAnswers],
    ['a question without an answer', {}, { answered: 0, unanswered: 1 }],
    ['answers of a group', {}, { answered: 1, unanswered: 0 }],
  ] as const)('with %s can be changed until the booking starts or is cancelled', (_what, changes, answers) => {
    const changeable = { ...groupBooking, ...changes }
    expect(hasOpenDetails(changeable, answers, afterDeadline)).toBe(true)
    expect(hasOpenDetails(changeable, answers, new Date('2026-12-24T00:00:00Z'))).toBe(false)
    expect(hasOpenDetails({ ...changeable, status: 'cancelled' }, answers, afterDeadline)).toBe(false)
  })
})
