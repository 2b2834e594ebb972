import { describe, expect, it, test } from 'vitest'
import { makeBookingQuestion, makePassengers } from '../testing/index.ts'
import { addPassengerIds } from './create-booking.ts'
import { answerFacts, answerMessages, findAnswerErrors, findAnswerProblem, toStoredAnswers } from './questions.ts'

const diet = makeBookingQuestion({ id: 'diet', text: 'Diet', is_required: false })
const size = makeBookingQuestion({ id: 'size', text: 'Shoe size', type: 'number', per: 'traveller' })
const swims = makeBookingQuestion({ id: 'swims', text: 'Can everyone swim?', type: 'yes_no' })
const questions = [diet, size, swims]
const [first, second] = makePassengers({ adults: 2, children: 0, infants: 0 })
if (!first || !second) throw new Error('The test needs two passengers.')

describe('findAnswerProblem', () => {
  const choice = makeBookingQuestion({ type: 'choice', options: ['Left', 'Right'] })
  test.each([
    ['a text', makeBookingQuestion(), 'No nuts', null],
    ['a blank required answer', makeBookingQuestion(), '  ', answerMessages.required],
    ['a blank optional answer', diet, '', null],
    ['an offered choice', choice, 'Left', null],
    ['a choice that is no longer offered', choice, 'Middle', answerMessages.choice],
    ['a number with decimals', size, '42,5', null],
    ['a number with a unit', size, '42 cm', answerMessages.number],
    ['a date', makeBookingQuestion({ type: 'date' }), '2026-02-28', null],
    ['a date that does not exist', makeBookingQuestion({ type: 'date' }), '2026-02-31', answerMessages.date],
    ['a date in the first plausible year', makeBookingQuestion({ type: 'date' }), '1900-01-01', null],
    ['a date when a passport expires', makeBookingQuestion({ type: 'date' }), '2036-05-01', null],
    ['a date in the far future', makeBookingQuestion({ type: 'date' }), '9999-12-31', answerMessages.year],
    ['a date in the far past', makeBookingQuestion({ type: 'date' }), '1899-12-31', answerMessages.year],
    ['the word yes', swims, 'yes', null],
    ['a word instead of yes or no', swims, 'maybe', answerMessages.choice],
    ['the name of a property of every object', swims, 'toString', answerMessages.choice],
  ])('checks %s (problem: $3)', (_what, question, answer, problem) => {
    expect(findAnswerProblem(question, answer)).toBe(problem)
  })
})

describe('findAnswerErrors', () => {
  it('returns the path of each missing answer, per booking and per traveller', () => {
    const item = { passengers: [{ ...first, answers: { size: '38' } }, second] }
    expect(findAnswerErrors(questions, item)).toEqual({
      'answers.swims': answerMessages.required,
      'passengers.1.answers.size': answerMessages.required,
    })
  })

  it('rejects answers to removed questions, and one answer to a question that each traveller answers', () => {
    const item = { answers: { swims: 'yes', gone: 'x', size: '38' }, passengers: [] }
    expect(findAnswerErrors(questions, item)).toEqual({
      'answers.gone': answerMessages.removed,
      'answers.size': answerMessages.removed,
    })
  })

  it('accepts a booking without answers if the product has no questions', () => {
    expect(findAnswerErrors([], { passengers: [first, second] })).toEqual({})
  })
})

describe('stored answers', () => {
  const passengers = [
    { ...first, answers: { size: '38' } },
    { ...second, answers: { size: '42' } },
  ]
  const ids = addPassengerIds(passengers)
  const born = makeBookingQuestion({ id: 'born', text: 'Last dive', type: 'date' })
  const stored = toStoredAnswers(
    [...questions, born],
    { answers: { swims: 'no', born: '2026-06-03' }, passengers },
    ids.map(({ id }) => id),
  )

  it('contain the text of the question, and the answer as people read it', () => {
    expect(stored.map(({ question, answer, traveller }) => [question, answer, traveller])).toEqual([
      ['Can everyone swim?', 'No', null],
      ['Last dive', 'Jun 3, 2026', null],
      ['Shoe size', '38', 'adult-1'],
      ['Shoe size', '42', 'adult-2'],
    ])
  })

  it('are listed per question with the names of the travellers', () => {
    expect(answerFacts(stored, ids)).toContainEqual({ question: 'Shoe size', answer: 'adult 1: 38, adult 2: 42' })
  })

  it('are not part of the passengers', () => {
    expect(ids[0]).not.toHaveProperty('answers')
  })
})
