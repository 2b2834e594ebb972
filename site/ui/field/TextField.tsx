import { type InputHTMLAttributes, useId } from 'react'
import { controlClass } from './control.ts'
import { FieldError } from './FieldError.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  value: string
  onValue: (value: string) => void
  error?: string
}

/** A single-line text field with its label above and its error below. */
export function TextField({ label, onValue, error, ...input }: Props) {
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
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onValue(event.target.value)}
        className={controlClass}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
