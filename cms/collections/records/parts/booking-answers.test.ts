import { transferQuestions } from '@nusa/shared/booking'
import { expect, test } from 'vitest'
import { officeTexts } from '../texts/index.ts'
import { translateAnswers } from './booking-answers.ts'

const stored = [
  { question: 'Direction', answer: 'Arrival: from the airport' },
  { question: 'Arrival time of the flight (WIB)', answer: '14:00' },
  { question: 'Departure time of the flight', answer: '00:40 (next day)' },
  { question: 'Drop-off address', answer: 'Direction' },
  { question: 'Surfboard', answer: 'No' },
]

test('translateAnswers translates the questions about transfers and the direction, and keeps what travellers enter', () => {
  expect(translateAnswers(stored, officeTexts.id)).toEqual([
    { question: 'Arah', answer: 'Kedatangan: dari bandara' },
    { question: 'Jam tiba penerbangan (WIB)', answer: '14:00' },
    { question: 'Jam berangkat penerbangan', answer: '00:40 (hari berikutnya)' },
    { question: 'Alamat tujuan', answer: 'Direction' },
    { question: 'Surfboard', answer: 'No' },
  ])
  expect(translateAnswers(stored, officeTexts.en)).toEqual(stored)
})

test('every question about transfers has an Indonesian text', () => {
  const directions = ['Arrival: from the airport', 'Departure: to the airport']
  const asked = directions.flatMap((direction) => transferQuestions({ direction }, { timeZone: 'Asia/Makassar' }))
  for (const text of [...asked.map((question) => question.text), ...directions])
    expect(officeTexts.id.transferAnswers).toHaveProperty([text])
})
