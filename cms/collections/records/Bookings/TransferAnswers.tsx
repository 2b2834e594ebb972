'use client'

import {
  directionText,
  findFlightDay,
  isDeparture,
  maxAnswerLength,
  readTransferAnswers,
  type StoredAnswer,
  transferDetailQuestions,
  transferDirections,
  transferQuestionIds,
} from '@nusa/shared/booking'
import { baliTimeZone } from '@nusa/shared/dates'
import { useId } from 'react'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { flightDayText, translateAnswers } from '../parts/booking-answers.ts'
import { parseBookingStart } from '../parts/parse-booking-start.ts'
import { officeTexts } from '../texts/index.ts'
import { useBookingInForm } from './use-booking-in-form.ts'

interface Props {
  storedAnswers: readonly StoredAnswer[]
  isDisabled: boolean
  onChange: (answers: StoredAnswer[]) => void
}

/**
 * Shows inputs for the direction of a transfer, and for the flight and the address. Their labels depend on the
 * direction.
 */
export function TransferAnswers({ storedAnswers, isDisabled, onChange }: Props) {
  const texts = officeTexts[useLanguage()]
  const id = useId()
  const answers = readTransferAnswers(storedAnswers)
  const direction = answers[transferQuestionIds.direction] ?? ''
  const booking = parseBookingStart(useBookingInForm())
  const questions = transferDetailQuestions(isDeparture(answers), { timeZone: booking?.time_zone ?? baliTimeZone })
  const flightDay = booking && findFlightDay(storedAnswers, booking)
  const translateAnswer = (question: string, answer = '') => translateAnswers([{ question, answer }], texts)[0]
  const translateQuestion = (question: string) => translateAnswer(question)?.question ?? question
  const changeAnswer = (question_id: string, question: string, answer: string) => {
    const changedAnswer = { question_id, question, answer, traveller: null }
    const isReplaced = (storedAnswer: StoredAnswer) =>
      storedAnswer.question_id === question_id && storedAnswer.traveller === null
    if (!storedAnswers.some(isReplaced)) onChange([...storedAnswers, changedAnswer])
    else onChange(storedAnswers.map((storedAnswer) => (isReplaced(storedAnswer) ? changedAnswer : storedAnswer)))
  }
  return (
    <div className="nusa-travellers">
      <ol>
        <li>
          <label htmlFor={`${id}-direction`}>{translateQuestion(directionText)}</label>
          <select
            id={`${id}-direction`}
            value={direction}
            disabled={isDisabled}
            onChange={({ target }) => changeAnswer(transferQuestionIds.direction, directionText, target.value)}
          >
            {direction === '' && <option value="">{texts.chooseDirection}</option>}
            {Object.values(transferDirections).map((option) => (
              <option key={option} value={option}>
                {translateAnswer(directionText, option)?.answer}
              </option>
            ))}
          </select>
        </li>
        {questions.map((question) => (
          <li key={question.id}>
            <label htmlFor={`${id}-${question.id}`}>
              {translateQuestion(question.text)}
              {question.id === transferQuestionIds.flightTime && flightDay && ` (${flightDayText(flightDay, texts)})`}
            </label>
            <input
              id={`${id}-${question.id}`}
              type="text"
              placeholder={question.type === 'time' ? '14:30' : undefined}
              maxLength={maxAnswerLength}
              autoComplete="off"
              value={answers[question.id] ?? ''}
              disabled={isDisabled}
              onChange={({ target }) => changeAnswer(question.id, question.text, target.value)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
