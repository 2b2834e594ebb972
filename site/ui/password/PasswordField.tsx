import { maxPasswordLength } from '@nusa/shared/account'
import { useId, useState } from 'react'
import { controlClass, FieldError } from '../field/FieldParts.tsx'
import { Icon } from '../Icon.tsx'
import { passwordTexts as texts } from './texts.ts'

interface Props {
  label: string
  value: string
  onValue: (value: string) => void
  /** Password managers recognise the field by this name. */
  name?: string
  autoComplete: 'current-password' | 'new-password'
  error?: string
  /** The id of an element that describes the field, in addition to the error. */
  describedBy?: string
  readOnly?: boolean
}

export function PasswordField({ label, onValue, name = 'password', error, describedBy, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const describedByIds = [error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          // A pasted new password must not be truncated silently. The form reports that the password is too long.
          maxLength={input.autoComplete === 'new-password' ? undefined : maxPasswordLength}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByIds || undefined}
          onChange={(event) => onValue(event.target.value)}
          className={`${controlClass} pr-12`}
        />
        <button
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
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

/** Tells password managers which account the password belongs to. */
export function UserNameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
