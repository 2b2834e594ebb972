import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { focusFirstError } from '../../lib/form.ts'
import { forgetToken, invalidReason, readLink } from '../../lib/mailed-link.ts'
import { saveRecord } from '../../lib/session-record.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { NewPassword } from '../../ui/password/NewPassword.tsx'
import { passwordTexts } from '../../ui/password/texts.ts'
import { useNewPassword } from '../../ui/password/use-new-password.ts'
import { toast } from '../../ui/toast/toast.ts'
import { sessionTexts } from './texts.ts'

/** Where the link of the forgotten-password mail leads. A new password ends every session, this browser's too. */
export function ResetPassword() {
  const [{ token }] = useState(readLink)
  const newPassword = useNewPassword()
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'invalid'>(token ? 'ready' : 'invalid')
  const [message, setMessage] = useState<string>(sessionTexts.resetInvalid.unknown)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'ready' || !token) return
    const wrong = newPassword.check()
    if (wrong) {
      toast({ ...passwordTexts[wrong], tone: 'destructive' })
      return focusFirstError(form.current)
    }
    setState('busy')
    const answer = await call('resetPassword', { body: { token, password: newPassword.password } })
    const reason = answer.ok ? null : invalidReason(answer)
    if (answer.ok || reason) forgetToken()
    if (answer.ok) {
      saveRecord(null)
      return setState('done')
    }
    if (reason) {
      setMessage(sessionTexts.resetInvalid[reason])
      return setState('invalid')
    }
    setState('ready')
    toast({ title: sessionTexts.error, description: answer.message, tone: 'destructive' })
  }

  if (state === 'done' || state === 'invalid')
    return (
      <LinkOutcome
        title={state === 'done' ? sessionTexts.passwordSaved : sessionTexts.chooseNew}
        text={state === 'done' ? sessionTexts.passwordSavedText : message}
        isFailure={state === 'invalid'}
      >
        <a href={state === 'done' ? '/auth' : '/auth?mode=forgot'} className={buttonClass('primary')}>
          {state === 'done' ? sessionTexts.signIn : sessionTexts.askNewLink}
        </a>
      </LinkOutcome>
    )

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="mb-2 font-display text-3xl">{sessionTexts.chooseNew}</h1>
      <NewPassword label={sessionTexts.newPassword} state={newPassword} readOnly={state === 'busy'} />
      <button type="submit" aria-disabled={state === 'busy'} className={`${buttonClass('primary')} w-full`}>
        {state === 'busy' ? sessionTexts.working : sessionTexts.savePassword}
      </button>
    </form>
  )
}
