import { useId, useState } from 'react'
import { controlClass } from '../../ui/field/control.ts'
import { FieldError } from '../../ui/field/FieldError.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { sessionTexts } from './texts.ts'

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string
  /** The id of what describes the field besides its error. */
  describedBy?: string
}

/** A password that can be shown to whoever types it. */
export function PasswordField({ label, value, onValue, autoComplete, error, describedBy }: Props) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const described = [error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          required
          maxLength={200}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onValue(event.target.value)}
          className={`${controlClass} pr-12`}
        />
        <button
          type="button"
          aria-label={isShown ? sessionTexts.hidePassword : sessionTexts.showPassword}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-soft hover:text-ink"
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
