import { describe, expect, it, test } from 'vitest'
import { makeBookingQuestion } from '../testing/index.ts'
import { askedQuestions } from './asked-questions.ts'
import { parseTransferTitle, transferTitle } from './labels.ts'
import { answerMessages, findAnswerErrors, findAnswerProblem, fixedQuestion, toStoredAnswers } from './questions.ts'
import { bookedTransferTitle, isDeparture, transferAddress, transferDetailQuestions } from './transfer-details.ts'

const own = makeBookingQuestion({ id: 'luggage', text: 'Surfboards?', is_required: false })
const offer = { booking_questions: [own] }
const flightQuestion = fixedQuestion('flight_number', 'Flight number', { type: 'flight' })
const arrival = { direction: 'Arrival: from the airport' }
const departure = { direction: 'Departure: to the airport', address: 'Lembah Sayan' }
const textsOf = (answers?: Record<string, string>) =>
  askedQuestions({ kind: 'transfer' }, offer, answers).map(({ text }) => text)

describe('the questions about a transfer', () => {
  it('ask only for the direction first, and then for the details of a ride in the chosen direction', () => {
    expect(textsOf()).toEqual(['Direction', 'Surfboards?'])
    expect(textsOf(arrival)).toEqual([
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

  it('require an answer only to the question about the direction', () => {
    const [question] = askedQuestions({ kind: 'transfer' }, null, undefined)
    expect(question).toMatchObject({ id: 'direction', is_required: true })
    const problemsOf = (answers?: Record<string, string>) =>
      findAnswerErrors(askedQuestions({ kind: 'transfer' }, null, answers), { answers, passengers: [] })
    expect(problemsOf()).toEqual({
      'answers.direction': 'Please choose the direction: from the airport or to the airport.',
    })
    expect(problemsOf({ direction: 'Somewhere' })).toEqual({ 'answers.direction': answerMessages.choice })
    expect([problemsOf(arrival), problemsOf(departure)]).toEqual([{}, {}])
  })

  it('treat a booking without a direction as a ride from the airport', () => {
    expect([isDeparture(undefined), transferAddress(undefined)]).toEqual([false, ''])
  })

  it('accept flight numbers of letters, digits, spaces and hyphens, and store them in capitals', () => {
    const answers = { ...arrival, flight_number: 'ga 402', flight_time: '7.05 pm' }
    const questions = askedQuestions({ kind: 'transfer' }, null, answers)
    expect(findAnswerErrors(questions, { answers, passengers: [] })).toEqual({})
    expect(toStoredAnswers(questions, { answers, passengers: [] }, []).map(({ answer }) => answer)).toEqual([
      arrival.direction,
      'GA 402',
      '19:05',
    ])
    expect(findAnswerProblem(flightQuestion, 'QZ-7510')).toBe(null)
    for (const wrong of ['garuda 402 😀', 'GA 402!', '航班 402']) {
      expect(findAnswerProblem(flightQuestion, wrong), wrong).toBe(answerMessages.flight)
    }
    const wrong = { ...arrival, flight_number: 'Garuda', flight_time: 'noon' }
    expect(findAnswerErrors(questions, { answers: wrong, passengers: [] })).toEqual({
      'answers.flight_number': answerMessages.flight,
      'answers.flight_time': answerMessages.time,
    })
  })

  it.each([
    ['Ayu 🌺', false],
    ['Ayu ❤️', false],
    ['Tim 🇮🇩', false],
    ['Kamar 1️⃣', false],
    ['Ayu Lestari, 2 × Bali Dive™ #1', true],
    ['علی‌رضا', true],
  ])('accept only a name without emoji on the sign (%j is valid: %s)', (sign_name, isValid) => {
    const answers = { ...arrival, sign_name }
    const questions = askedQuestions({ kind: 'transfer' }, null, answers)
    expect(findAnswerErrors(questions, { answers, passengers: [] })).toEqual(
      isValid ? {} : { 'answers.sign_name': 'Please leave out emoji. They can’t be printed.' },
    )
  })

  it('reject a pickup after a departing flight or before an arriving flight, also across midnight', () => {
    const problemsOf = (pickupTime: string, flight_time: string) =>
      [
        { ...departure, flight_time },
        { ...arrival, flight_time },
      ].map((answers) => {
        const questions = askedQuestions({ kind: 'transfer', pickupTime }, null, answers)
        return findAnswerErrors(questions, { answers, passengers: [] })['answers.flight_time'] ?? null
      })
    const tooLate = (pickup: string, flight: string) =>
      `The pickup at ${pickup} is too late for a flight that leaves at ${flight}. Please correct the time, or change the pickup time in your cart.`
    const tooEarly = (pickup: string, flight: string) =>
      `The pickup at ${pickup} is too early for a flight that arrives at ${flight}. Please correct the time, or change the pickup time in your cart.`
    expect(problemsOf('14:00', '13:00')).toEqual([tooLate('14:00', '13:00'), null])
    expect(problemsOf('14:00', '14:00')).toEqual([tooLate('14:00', '14:00'), null])
    expect(problemsOf('10:00', '1 pm')).toEqual([null, tooEarly('10:00', '13:00')])
    expect(problemsOf('22:00', '01:00')).toEqual([null, tooEarly('22:00', '01:00 (next day)')])
    expect(problemsOf('00:30', '23:50')).toEqual([tooLate('00:30', '23:50 (day before)'), null])
    expect(problemsOf('21:02', '09:02')).toEqual([null, null])
    expect(problemsOf('21:01', '09:02')).toEqual([tooLate('21:01', '09:02'), null])
  })

  it('read the flight time in the time zone of the airport, and name the time zone outside of Bali', () => {
    const java = { ...offer, time_zone: 'Asia/Jakarta' } as const
    const inJava = (pickupTime: string, flight_time: string) => {
      const questions = transferDetailQuestions(false, { pickupTime, timeZone: java.time_zone })
      const item = { answers: { flight_time }, passengers: [] }
      return [
        findAnswerErrors(questions, item)['answers.flight_time'],
        toStoredAnswers(questions, item, []).map(({ question, answer }) => `${question}: ${answer}`),
      ]
    }
    const question = 'Arrival time of the flight (WIB)'
    expect(inJava('14:00', '13:30')).toEqual([undefined, [`${question}: 13:30`]])
    expect(inJava('14:00', '14:45 WITA')).toEqual([undefined, [`${question}: 13:45`]])
    const [problem] = inJava('14:00', '15:30 WITA')
    expect(problem).toContain('at 14:00 WIB is too early for a flight that arrives at 14:30 WIB.')
  })

  it('determine the direction in the title of the transfer', () => {
    const offer = { airport: 'Ngurah Rai', area: 'Ubud' }
    expect(bookedTransferTitle(offer)).toBe('Airport Transfer: Ngurah Rai to Ubud')
    expect(bookedTransferTitle(offer, departure)).toBe('Airport Transfer: Ubud to Ngurah Rai')
  })

  it('contain the direction and the address', () => {
    expect([isDeparture(departure), transferAddress(departure)]).toEqual([true, 'Lembah Sayan'])
  })
})

test('parseTransferTitle returns the start and the end of the ride, or null for an unclear title', () => {
  expect(parseTransferTitle(transferTitle({ from: 'Ngurah Rai', to: 'Ubud' }))).toEqual({
    from: 'Ngurah Rai',
    to: 'Ubud',
  })
  for (const title of ['Airport Transfer: Kuta to Seminyak to Ubud', 'Daily Rental', 'Airport Transfer: Ubud']) {
    expect(parseTransferTitle(title), title).toBeNull()
  }
})
