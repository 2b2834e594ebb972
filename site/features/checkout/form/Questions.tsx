import { useStore } from '@nanostores/react'
import { type AskedQuestion, maxAnswerLength, yesOrNo } from '@nusa/shared/booking'
import type { FieldErrors } from '../../../lib/form.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { checkoutTexts as texts } from '../texts.ts'
import { shownAnswer } from './booking-content.ts'
import { $draft, answerKey, changeAnswer } from './draft.ts'

interface Props {
  itemId: string
  questions: readonly AskedQuestion[]
  /** The traveller who is asked, such as 'adult-0' and 'Adult 1'; null for questions that are asked once. */
  traveller: { slot: string; name: string } | null
  errors: FieldErrors
  /** The path of the answers in the booking request. */
  path: string
}

/** The questions of a product, asked once per booking or for one traveller. */
export function Questions({ itemId, questions, traveller, errors, path }: Props) {
  const draft = useStore($draft)
  return questions
    .filter(({ per }) => per === (traveller ? 'traveller' : 'booking'))
    .map((question) => {
      const key = answerKey(question.id, traveller?.slot ?? null)
      return (
        <QuestionField
          key={question.id}
          question={question}
          label={traveller ? `${traveller.name}: ${question.text}` : question.text}
          value={shownAnswer(draft, itemId, question, traveller?.slot ?? null)}
          onValue={(answer) => changeAnswer(itemId, key, answer)}
          error={errors[`${path}.${question.id}`]}
        />
      )
    })
}

interface FieldProps {
  question: AskedQuestion
  label: string
  value: string
  onValue: (answer: string) => void
  error: string | undefined
}

/** The field for the answer to one question. */
export function QuestionField({ question, label, value, onValue, error }: FieldProps) {
  const { type, help, is_required: isRequired, defaultAnswer } = question
  const field = {
    label: isRequired || defaultAnswer ? label : texts.optional(label),
    hint: help,
    required: isRequired,
    value,
    onValue,
    error,
  }
  if (type === 'choice' || type === 'yes_no') {
    const options = type === 'choice' ? question.options.map((option) => [option, option]) : Object.entries(yesOrNo)
    return (
      <SelectField {...field}>
        {!defaultAnswer && <option value="">{texts.chooseAnswer}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
        {/* An answer that is no longer offered stays visible, so that the traveller sees what to change. */}
        {value !== '' && !options.some(([option]) => option === value) && (
          <option value={value} disabled>
            {value}
          </option>
        )}
      </SelectField>
    )
  }
  if (type === 'date' || type === 'time') return <TextField {...field} type={type} />
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={maxAnswerLength}
    />
  )
}
