import { type InputHTMLAttributes, useId } from 'react'
import { controlClass, descriptionIds, FieldError, FieldHint } from './FieldParts.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  value: string
  onValue: (value: string) => void
  error?: string | undefined
  hint?: string
}

export function TextField({ label, onValue, error, hint, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds(id, { hint, error })}
        onChange={(event) => onValue(event.target.value)}
        className={controlClass}
      />
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
