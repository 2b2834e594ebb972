import type { TokenInvalidReason } from '@nusa/shared/account'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { focusFirstError } from '../../../lib/form.ts'
import { invalidReason, readMailedLink, storeLinkResult } from '../../../lib/mailed-link.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { NewPassword } from '../../../ui/password/NewPassword.tsx'
import { passwordTexts } from '../../../ui/password/texts.ts'
import { UserNameField } from '../../../ui/password/UserNameField.tsx'
import { useNewPassword } from '../../../ui/password/use-new-password.ts'
import { showFormToast } from '../../../ui/toast/toast.ts'
import { clearEndedSession } from '../session/store.ts'
import { NextStep } from './NextStep.tsx'
import { sessionTexts } from './texts.ts'
import { useResetLink } from './use-reset-link.ts'

/**
 * The page that the password reset mail links to. It names the account for password managers, and reports an invalid
 * link before anything is entered. A new password ends all sessions of the account, including one in this browser.
 */
export function ResetPassword() {
  const [{ token, result }] = useState(readMailedLink)
  const link = useResetLink(token, result)
  const newPassword = useNewPassword()
  const [state, setState] = useState<'ready' | 'busy' | 'done'>(result === 'done' ? 'done' : 'ready')
  const [rejected, setRejected] = useState<TokenInvalidReason | null>(null)
  const reason = rejected ?? link.reason
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'ready' || !token) return
    const wrong = newPassword.check()
    if (wrong) {
      showFormToast(form.current, passwordTexts[wrong])
      return focusFirstError(form.current)
    }
    setState('busy')
    const result = await call('resetPassword', { body: { token, password: newPassword.password } })
    const reason = result.ok ? null : invalidReason(result)
    if (result.ok || reason) storeLinkResult(reason ?? 'done')
    if (result.ok) {
      await clearEndedSession()
      return setState('done')
    }
    setState('ready')
    if (reason) return setRejected(reason)
    if (result.code === 'guessable_password') newPassword.reject('guessable')
    showFormToast(form.current, { title: sessionTexts.error, description: result.message })
    focusFirstError(form.current)
  }

  if (state === 'done')
    return (
      <LinkOutcome title={sessionTexts.passwordSaved} text={sessionTexts.passwordSavedText} takesFocus={token !== null}>
        <NextStep path="/auth" />
      </LinkOutcome>
    )
  if (reason)
    return (
      <LinkOutcome
        title={sessionTexts.chooseNew}
        text={sessionTexts.resetInvalid[reason]}
        isFailure
        takesFocus={rejected !== null}
      >
        <a href="/auth?mode=forgot" className={buttonClass('primary')}>
          {sessionTexts.askNewLink}
        </a>
      </LinkOutcome>
    )

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="mb-2 font-display text-3xl">{sessionTexts.chooseNew}</h1>
      <UserNameField email={link.email} />
      <NewPassword label={sessionTexts.newPassword} state={newPassword} readOnly={state === 'busy'} />
      <button type="submit" aria-disabled={state === 'busy'} className={`${buttonClass('primary')} w-full`}>
        {state === 'busy' ? sessionTexts.working : sessionTexts.savePassword}
      </button>
    </form>
  )
}
