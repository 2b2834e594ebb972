import { expect, test } from 'vitest'
import { withFlightDay } from './flight-day.ts'
import { correctTransferAnswers, transferDirections } from './transfer-details.ts'

const { arrival, departure } = transferDirections
const answersWith = (direction: string, flight_time: string) =>
  correctTransferAnswers([], { direction, flight_time }, 'Asia/Makassar')
const flightOf = (direction: string, flight_time: string, pickup_time: string | null) =>
  withFlightDay(answersWith(direction, flight_time), { pickup_time }).at(-1)?.answer

test.each([
  ['a departure after midnight', departure, '00:40', '21:30', '00:40 (next day)'],
  ['a departure of the same day', departure, '23:50', '21:30', '23:50'],
  ['an arrival before midnight', arrival, '23:50', '00:30', '23:50 (day before)'],
  ['an arrival of the same day', arrival, '00:10', '00:30', '00:10'],
  ['an arrival at the pickup', arrival, '00:30', '00:30', '00:30'],
  ['a departure long before the pickup, which is a mistake', departure, '10:00', '21:30', '10:00'],
  ['a flight without a pickup time', departure, '00:40', null, '00:40'],
  ['a flight with a pickup time in words', departure, '00:40', 'after dinner', '00:40'],
])('withFlightDay marks the day of %s', (_title, direction, flight, pickup, text) => {
  expect(flightOf(direction, flight, pickup)).toBe(text)
})

test('withFlightDay leaves other answers and bookings without a flight unchanged', () => {
  const own = { question_id: 'flight_time', question: 'Flight?', answer: '00:40', traveller: 'adult-1' }
  const answers = [...answersWith(departure, '00:40'), own]
  expect(withFlightDay(answers, { pickup_time: '21:30' })).toEqual([
    { question_id: 'direction', question: 'Direction', answer: departure, traveller: null },
    ...[{ ...answers[1], answer: '00:40 (next day)' }, own],
  ])
  expect(withFlightDay([own], { pickup_time: '21:30' })).toEqual([own])
})
