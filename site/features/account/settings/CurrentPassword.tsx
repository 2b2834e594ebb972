import { type MouseEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { PasswordField } from '../../../ui/password/PasswordField.tsx'
import { UserNameField } from '../../../ui/password/UserNameField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { settingsTexts as texts } from './texts.ts'

interface Props {
  email: string
  label: string
  /** The name by which password managers recognise the field. */
  name?: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
  readOnly: boolean
}

/**
 * The current password, required by the account's settings. A user who has forgotten it can request a reset link here.
 */
export function CurrentPassword({ email, ...field }: Props) {
  const [isSending, setIsSending] = useState(false)

  const sendLink = async ({ currentTarget: about }: MouseEvent) => {
    if (isSending) return
    setIsSending(true)
    const result = await call('forgotPassword', { body: { email } })
    setIsSending(false)
    if (result.ok) toast({ title: texts.linkSent, description: texts.linkSentText(email) })
    else toast({ title: texts.error, description: result.message, tone: 'destructive', about })
  }

  return (
    <div>
      <UserNameField email={email} />
      <PasswordField autoComplete="current-password" {...field} />
      <button
        type="button"
        onClick={(event) => void sendLink(event)}
        aria-disabled={isSending}
        className="mt-1 min-h-11 cursor-pointer text-jungle text-sm underline underline-offset-4"
      >
        {isSending ? texts.working : texts.forgot}
      </button>
    </div>
  )
}
