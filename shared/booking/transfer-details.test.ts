import { describe, expect, it } from 'vitest'
import { makeBookingQuestion } from '../testing/index.ts'
import { askedQuestions } from './asked-questions.ts'
import { answerMessages, findAnswerErrors, toStoredAnswers } from './questions.ts'
import { isDeparture, transferAddress } from './transfer-details.ts'

const own = makeBookingQuestion({ id: 'luggage', text: 'Surfboards?', is_required: false })
const offer = { booking_questions: [own] }
const departure = { direction: 'Departure: to the airport', address: 'Lembah Sayan' }
const textsOf = (answers?: Record<string, string>) =>
  askedQuestions({ kind: 'transfer' }, offer, answers).map(({ text }) => text)

describe('the questions about a transfer', () => {
  it('are about the arrival and the sign, unless the ride is to the airport', () => {
    expect(textsOf()).toEqual([
      'Direction',
      'Flight number',
      'Arrival time of the flight',
      'Drop-off address',
      'Name on the sign',
      'Surfboards?',
    ])
    expect(textsOf(departure)).toEqual([
      'Direction',
      'Flight number',
      'Departure time of the flight',
      'Pickup address',
      'Surfboards?',
    ])
  })

  it('are only asked for transfers', () => {
    expect(askedQuestions({ kind: 'rental' }, offer, undefined)).toEqual([own])
    expect(askedQuestions({ kind: 'tour' }, null, undefined)).toEqual([])
  })

  it('need no answer, because a page of an earlier release does not ask them', () => {
    expect(findAnswerErrors(askedQuestions({ kind: 'transfer' }, null, undefined), { passengers: [] })).toEqual({})
    expect([isDeparture(undefined), transferAddress(undefined)]).toEqual([false, ''])
  })

  it('accept flight numbers in any form, and store them in capitals', () => {
    const answers = { flight_number: 'ga 402', flight_time: '7.05 pm' }
    const questions = askedQuestions({ kind: 'transfer' }, null, answers)
    expect(findAnswerErrors(questions, { answers, passengers: [] })).toEqual({})
    expect(toStoredAnswers(questions, { answers, passengers: [] }, []).map(({ answer }) => answer)).toEqual([
      'GA 402',
      '19:05',
    ])
    const wrong = { flight_number: 'Garuda', flight_time: 'noon' }
    expect(findAnswerErrors(questions, { answers: wrong, passengers: [] })).toEqual({
      'answers.flight_number': answerMessages.flight,
      'answers.flight_time': answerMessages.time,
    })
  })

  it('know the direction and the address', () => {
    expect([isDeparture(departure), transferAddress(departure)]).toEqual([true, 'Lembah Sayan'])
  })
})
