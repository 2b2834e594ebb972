import { type MouseEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { PasswordField } from '../../../ui/password/PasswordField.tsx'
import { UserNameField } from '../../../ui/password/UserNameField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { settingsTexts as texts } from './texts.ts'

interface Props {
  email: string
  label: string
  /** By which password managers know it again. */
  name?: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
  readOnly: boolean
}

/** The password that counts, which the account's settings ask for; who has forgotten it is sent the way to another, on the spot. */
export function CurrentPassword({ email, ...field }: Props) {
  const [isSending, setIsSending] = useState(false)

  const sendLink = async ({ currentTarget: of }: MouseEvent) => {
    if (isSending) return
    setIsSending(true)
    const answer = await call('forgotPassword', { body: { email } })
    setIsSending(false)
    if (answer.ok) toast({ title: texts.linkSent, description: texts.linkSentText(email) })
    else toast({ title: texts.error, description: answer.message, tone: 'destructive', of })
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
