import { type AskedQuestion, hiddenAnswer, maxAnswerLength, yesOrNo } from '@nusa/shared/booking'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { questionTexts as texts } from './texts.ts'

interface FieldProps {
  question: AskedQuestion
  label: string
  value: string
  onValue: (answer: string) => void
  error: string | undefined
}

interface HiddenAnswerProps extends FieldProps {
  /** If this is `hiddenAnswer`, the traveller can replace the stored answer, but not read it. */
  storedAnswer: string
}

/** For a hidden answer, shows a note that the question is answered, with a button that replaces the answer. */
export function ReplaceableAnswer({ storedAnswer, ...field }: HiddenAnswerProps) {
  const { label, value, onValue } = field
  if (storedAnswer !== hiddenAnswer) return <QuestionField {...field} />
  const isHidden = value === hiddenAnswer
  return (
    <div className="min-w-0">
      {isHidden ? (
        <>
          <p className="font-medium">{label}</p>
          <p>{texts.hiddenAnswerNote}</p>
        </>
      ) : (
        <QuestionField {...field} />
      )}
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-jungle underline underline-offset-4"
        onClick={() => onValue(isHidden ? '' : hiddenAnswer)}
      >
        {isHidden ? texts.replaceAnswer : texts.keepAnswer}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  )
}

export function QuestionField({ question, label, value, onValue, error }: FieldProps) {
  const { type, help, is_required: isRequired } = question
  const field = {
    label: isRequired ? label : texts.optionalQuestion(label),
    hint: help,
    required: isRequired,
    value,
    onValue,
    error,
  }
  if (type === 'choice' || type === 'yes_no') {
    const options =
      type === 'choice'
        ? question.options.map((option) => ({ id: option, text: option }))
        : Object.entries(yesOrNo).map(([id, text]) => ({ id, text }))
    return (
      <SelectField {...field}>
        <option value="">{texts.chooseAnswer}</option>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
        {/* An answer that is no longer offered stays visible, so that the traveller sees what to change. */}
        {value !== '' && !options.some(({ id }) => id === value) && (
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
