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
  stored: readonly StoredAnswer[]
  isDisabled: boolean
  onChange: (answers: StoredAnswer[]) => void
}

/** Inputs for the direction and for the flight and address, which depend on the direction. */
export function TransferAnswers({ stored, isDisabled, onChange }: Props) {
  const texts = officeTexts[useLanguage()]
  const id = useId()
  const answers = readTransferAnswers(stored)
  const direction = answers[transferQuestionIds.direction] ?? ''
  const booking = parseBookingStart(useBookingInForm())
  const questions = transferDetailQuestions(isDeparture(answers), { timeZone: booking?.time_zone ?? baliTimeZone })
  const flightDay = booking && findFlightDay(stored, booking)
  const translate = (question: string, answer = '') => translateAnswers([{ question, answer }], texts)[0]
  const labelOf = (question: string) => translate(question)?.question ?? question
  const change = (question_id: string, question: string, answer: string) => {
    const changed = { question_id, question, answer, traveller: null }
    const isSame = (answer: StoredAnswer) => answer.question_id === question_id && answer.traveller === null
    onChange(stored.some(isSame) ? stored.map((answer) => (isSame(answer) ? changed : answer)) : [...stored, changed])
  }
  return (
    <div className="nusa-travellers">
      <ol>
        <li>
          <label htmlFor={`${id}-direction`}>{labelOf(directionText)}</label>
          <select
            id={`${id}-direction`}
            value={direction}
            disabled={isDisabled}
            onChange={({ target }) => change(transferQuestionIds.direction, directionText, target.value)}
          >
            {direction === '' && <option value="">{texts.chooseDirection}</option>}
            {Object.values(transferDirections).map((option) => (
              <option key={option} value={option}>
                {translate(directionText, option)?.answer}
              </option>
            ))}
          </select>
        </li>
        {questions.map((question) => (
          <li key={question.id}>
            <label htmlFor={`${id}-${question.id}`}>
              {labelOf(question.text)}
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
              onChange={({ target }) => change(question.id, question.text, target.value)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
