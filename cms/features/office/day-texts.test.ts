import { expect, test } from 'vitest'
import { officeTexts } from '../../collections/records/texts/index.ts'
import { answersText, departureText, locationText } from './day-texts.ts'

const tour = {
  place: 'Lembah Sayan, Canggu',
  isDelivered: false,
  isPickupMissing: false,
  event: 'tour',
  cash: 0,
} as const

test.each([
  ['the pickup place', {}, 'Lembah Sayan, Canggu'],
  ['the cash that the driver collects', { cash: 110_000 }, 'Lembah Sayan, Canggu; Collect in cash: Rp110.000'],
  ['the chosen zone of a missing pickup', { isPickupMissing: true, place: 'Canggu' }, 'Pickup missing, Canggu'],
])('locationText returns %s', (_, changes, expected) => {
  expect(locationText({ ...tour, ...changes }, officeTexts.en)).toBe(expected)
})

test('departureText adds "(next day)" on the evening before, and returns an empty string without a departure', () => {
  expect(departureText({ departureName: '00:15', isEveningBefore: false }, officeTexts.en)).toBe('00:15')
  expect(departureText({ departureName: '00:15', isEveningBefore: true }, officeTexts.en)).toBe('00:15 (next day)')
  expect(departureText({ departureName: '', isEveningBefore: true }, officeTexts.en)).toBe('')
})

test('answersText adds the number of missing answers, and a warning if the pickup does not fit the flight', () => {
  const pickupProblem = { reason: 'too_early', pickup: '14:00', flight: '16:40', flight_day: null } as const
  const answers = [{ question: 'Flight number', answer: 'GA 402' }]
  const booking = { answers, missingAnswerCount: 1, isFlightMissing: true, pickupProblem }
  expect(answersText(booking, officeTexts.en)).toBe(
    'Flight number: GA 402; Answers missing: 1; Flight missing; Flight lands 16:40, pickup 14:00',
  )
  expect(answersText({ ...booking, answers: [], missingAnswerCount: 0, isFlightMissing: false }, officeTexts.id)).toBe(
    'Pesawat mendarat 16:40, penjemputan 14:00',
  )
})
