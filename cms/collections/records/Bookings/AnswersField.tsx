'use client'

import { FieldLabel, useDocumentInfo } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { readAnswers, readPassengers, translateAnswers } from '../parts/booking-answers.ts'
import { officeTexts } from '../texts/index.ts'
import '../../../admin/admin.css'

/** Shows the answers to the questions of the product, each with the wording of the question at the time of booking. */
export const AnswersField: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<unknown>(path)
  const { savedDocumentData } = useDocumentInfo()
  const language = useLanguage()
  const answers = readAnswers(value, readPassengers(savedDocumentData?.passenger_details))
  const facts = translateAnswers(answers, officeTexts[language])
  return (
    <div className="field-type nusa-record">
      <FieldLabel label={field.label} />
      <div className="nusa-record__value">
        {facts.length === 0 ? (
          <RecordValue language={language} value={null} />
        ) : (
          <dl>
            {facts.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
