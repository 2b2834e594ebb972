'use client'

import { isTransferAnswer } from '@nusa/shared/booking'
import { FieldError, FieldLabel, useDocumentInfo } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { parseAnswers, readAnswers, readPassengers, translateAnswers } from '../parts/booking-answers.ts'
import { officeTexts } from '../texts/index.ts'
import { TransferAnswers } from './TransferAnswers.tsx'
import '../../../admin/admin.css'

/**
 * Shows the traveller's answers with the questions as they were at the time of booking. Staff can correct the answers
 * about a transfer.
 */
export const AnswersField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled, showError } = useCurrentField<unknown>(path)
  const { savedDocumentData } = useDocumentInfo()
  const language = useLanguage()
  const { kind, passenger_details } = savedDocumentData ?? {}
  const isTransfer = kind === 'transfer'
  const storedAnswers = parseAnswers(value)
  const shownAnswers = isTransfer ? storedAnswers.filter((answer) => !isTransferAnswer(answer)) : storedAnswers
  const questionsAndAnswers = translateAnswers(
    readAnswers({ answers: shownAnswers }, readPassengers(passenger_details)),
    officeTexts[language],
  )
  return (
    <div className="field-type nusa-record">
      <FieldLabel label={field.label} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {isTransfer && (
          <TransferAnswers
            storedAnswers={storedAnswers}
            isDisabled={Boolean(readOnly || disabled)}
            onChange={setValue}
          />
        )}
        {(questionsAndAnswers.length > 0 || !isTransfer) && (
          <div className="nusa-record__value">
            {questionsAndAnswers.length === 0 ? (
              <RecordValue language={language} value={null} />
            ) : (
              <dl>
                {questionsAndAnswers.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
