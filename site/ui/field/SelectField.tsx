import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { controlClass, descriptionIds, FieldError, FieldHint } from './FieldParts.tsx'

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: string
  value: string
  onValue: (value: string) => void
  error?: string | undefined
  hint?: string
  children: ReactNode
}

export function SelectField({ label, onValue, error, hint, children, ...select }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds(id, { hint, error })}
        onChange={(event) => onValue(event.target.value)}
        // The text ends before the arrow instead of running under it.
        className={`${controlClass} text-ellipsis pe-7`}
      >
        {children}
      </select>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
