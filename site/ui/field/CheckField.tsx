import { useId } from 'react'

interface Props {
  label: string
  hint?: string
  checked: boolean
  onValue: (isChecked: boolean) => void
  disabled?: boolean
}

export function CheckField({ label, hint, checked, onValue, disabled }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValue(event.target.checked)}
        className="my-2 size-5 shrink-0 accent-jungle"
      />
      <div className="py-1.5">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
