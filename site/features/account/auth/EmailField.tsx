import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { TextField } from '../../../ui/field/TextField.tsx'
import { $authInput, updateAuthInput } from './auth-input.ts'
import { sessionTexts } from './texts.ts'

interface Props {
  error: string | undefined
  readOnly?: boolean
}

/** The field for the email address of the account, which password managers treat as the user name. */
export function EmailField(props: Props) {
  const { email } = useStore($authInput)
  return (
    <TextField
      label={sessionTexts.email}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      required
      value={email}
      onValue={(email) => updateAuthInput({ email })}
      {...props}
    />
  )
}

interface SentMessageProps {
  isSent: boolean
  title: string
  text: string
}

/**
 * Focuses the message when it replaces the form. The element is always rendered, empty at first, because screen readers
 * announce only changes.
 */
export function SentMessage({ isSent, title, text }: SentMessageProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) container.current?.focus()
  }, [isSent])
  return (
    <div ref={container} role="status" tabIndex={-1} className="outline-none">
      {isSent && (
        <div className="rounded-sm bg-mist p-4">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{text}</p>
        </div>
      )}
    </div>
  )
}
