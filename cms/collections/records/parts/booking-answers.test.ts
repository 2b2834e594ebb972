import { correctTransferAnswers, transferDirections, transferQuestions } from '@nusa/shared/booking'
import { expect, test } from 'vitest'
import { officeTexts } from '../texts/index.ts'
import { readAnswers, translateAnswers } from './booking-answers.ts'

const stored = [
  { question: 'Direction', answer: 'Arrival: from the airport' },
  { question: 'Arrival time of the flight (WIB)', answer: '14:00' },
  { question: 'Drop-off address', answer: 'Direction' },
  { question: 'Surfboard', answer: 'No' },
]

test('translateAnswers translates the questions about transfers and the direction, but no entered text', () => {
  expect(translateAnswers(stored, officeTexts.id)).toEqual([
    { question: 'Arah', answer: 'Kedatangan: dari bandara' },
    { question: 'Jam tiba penerbangan (WIB)', answer: '14:00' },
    { question: 'Alamat tujuan', answer: 'Direction' },
    { question: 'Surfboard', answer: 'No' },
  ])
  expect(translateAnswers(stored, officeTexts.en)).toEqual(stored)
})

const departure = { direction: transferDirections.departure, flight_time: '00:40' }
const answers = correctTransferAnswers([], departure, 'Asia/Makassar')

test.each([
  ['next day', { pickup_time: '21:30' }, '00:40 (next day)', '00:40 (hari berikutnya)'],
  ['date', { pickup_time: '21:30', pickup_date: '2026-12-24' }, '00:40 (25 Dec 2026)', '00:40 (25 Des 2026)'],
])('translateAnswers adds the day of a flight to the flight time: the %s', (_day, pickup, english, indonesian) => {
  const [, flight] = readAnswers({ answers, ...pickup }, [])
  expect(flight?.answer).toBe('00:40')
  expect(flight && translateAnswers([flight], officeTexts.en)).toEqual([
    { question: 'Departure time of the flight', answer: english },
  ])
  expect(flight && translateAnswers([flight], officeTexts.id)).toEqual([
    { question: 'Jam berangkat penerbangan', answer: indonesian },
  ])
})

test('every question about transfers has an Indonesian text', () => {
  const directions = ['Arrival: from the airport', 'Departure: to the airport']
  const asked = directions.flatMap((direction) => transferQuestions({ direction }, { timeZone: 'Asia/Makassar' }))
  for (const text of [...asked.map((question) => question.text), ...directions])
    expect(officeTexts.id.transferAnswers).toHaveProperty([text])
})
