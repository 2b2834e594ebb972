import { forgotPasswordSchema } from '@nusa/shared/account'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { focusFirstError } from '../../lib/form.ts'
import { buttonClass } from '../../ui/button.ts'
import { toast } from '../../ui/toast/toast.ts'
import { EmailField } from './EmailField.tsx'
import { SentNote } from './SentNote.tsx'
import { sessionTexts } from './texts.ts'

/** Asks for the mail with the link to a new password. */
export function ForgotForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const body = { email: email.trim() }
    if (!forgotPasswordSchema.safeParse(body).success) {
      setError(sessionTexts.emailWrong)
      return focusFirstError(form.current)
    }
    setError(undefined)
    setState('busy')
    const answer = await call('forgotPassword', { body })
    setState(answer.ok ? 'sent' : 'ready')
    if (!answer.ok) toast({ title: sessionTexts.error, description: answer.message, tone: 'destructive' })
  }

  return (
    <>
      <SentNote isSent={state === 'sent'} title={sessionTexts.linkSent} text={sessionTexts.linkSentText} />
      {state !== 'sent' && (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <p>{sessionTexts.forgotHint}</p>
          <EmailField value={email} onValue={onEmail} error={error} />
          <button type="submit" aria-disabled={state === 'busy'} className={`${buttonClass('primary')} w-full`}>
            {state === 'busy' ? sessionTexts.working : sessionTexts.sendLink}
          </button>
        </form>
      )}
    </>
  )
}
