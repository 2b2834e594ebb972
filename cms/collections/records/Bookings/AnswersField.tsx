'use client'

import { answerFacts, storedAnswersSchema } from '@nusa/shared/booking'
import { FieldLabel, useDocumentInfo } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import * as z from 'zod/mini'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import '../../../admin/admin.css'

const answersSchema = z.catch(storedAnswersSchema, [])
const passengersSchema = z.catch(z.array(z.object({ id: z.string(), name: z.string() })), [])

/** Shows the answers to the questions of the product, each with the question as it was asked. */
export const AnswersField: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<unknown>(path)
  const { savedDocumentData } = useDocumentInfo()
  const language = useLanguage()
  const passengers = passengersSchema.parse(savedDocumentData?.passenger_details)
  const facts = answerFacts(answersSchema.parse(value), passengers)
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
