import type { TokenInvalidReason } from '@nusa/shared/account'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CallFailure, call } from '../../../lib/api.ts'
import { focusFirstError } from '../../../lib/form.ts'
import { findInvalidReason, type LinkResult, readMailedLink, storeLinkResult } from '../../../lib/mailed-link.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { NewPassword } from '../../../ui/password/NewPassword.tsx'
import { UserNameField } from '../../../ui/password/PasswordField.tsx'
import { passwordTexts } from '../../../ui/password/texts.ts'
import { useNewPassword } from '../../../ui/password/use-new-password.ts'
import { showFormToast } from '../../../ui/toast/toast.ts'
import { clearEndedSession } from '../session/store.ts'
import { NextStep } from './NextStep.tsx'
import { sessionTexts } from './texts.ts'

/**
 * The page to which the password reset email links. Reports an invalid link before the visitor enters a password. A new
 * password ends all sessions, also in this browser.
 */
export function ResetPassword() {
  const [{ token, result: storedResult }] = useState(readMailedLink)
  const resetLink = useResetLink(token, storedResult)
  const newPassword = useNewPassword()
  const [state, setState] = useState<'ready' | 'busy' | 'done'>(storedResult === 'done' ? 'done' : 'ready')
  /** Why the link is invalid, if the server noticed it only when the new password was sent. */
  const [rejectedReason, setRejectedReason] = useState<TokenInvalidReason | null>(null)
  const invalidLinkReason = rejectedReason ?? resetLink.invalidReason
  const form = useRef<HTMLFormElement>(null)

  const handleFailure = (failure: CallFailure) => {
    setState('ready')
    const invalidReason = findInvalidReason(failure)
    if (invalidReason) {
      storeLinkResult(invalidReason)
      return setRejectedReason(invalidReason)
    }
    if (failure.code === 'guessable_password') newPassword.reject('guessable')
    showFormToast(form.current, { title: sessionTexts.error, description: failure.message })
    focusFirstError(form.current)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'ready' || !token) return
    const passwordProblem = newPassword.check()
    if (passwordProblem) {
      showFormToast(form.current, passwordTexts[passwordProblem])
      return focusFirstError(form.current)
    }
    setState('busy')
    const result = await call('resetPassword', { body: { token, password: newPassword.password } })
    if (!result.ok) return handleFailure(result)
    storeLinkResult('done')
    await clearEndedSession()
    setState('done')
  }

  if (state === 'done')
    return (
      <LinkOutcome
        title={sessionTexts.passwordSaved}
        text={sessionTexts.passwordSavedText}
        hasInitialFocus={token !== null}
      >
        <NextStep signInPath="/auth" />
      </LinkOutcome>
    )
  if (invalidLinkReason)
    return (
      <LinkOutcome
        title={sessionTexts.chooseNewPassword}
        text={sessionTexts.resetInvalid[invalidLinkReason]}
        isFailure
        hasInitialFocus={rejectedReason !== null}
      >
        <a href="/auth?mode=forgot" className={buttonClass('primary')}>
          {sessionTexts.requestNewLink}
        </a>
      </LinkOutcome>
    )

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="mb-2 font-display text-3xl">{sessionTexts.chooseNewPassword}</h1>
      <UserNameField email={resetLink.email} />
      <NewPassword label={sessionTexts.newPassword} state={newPassword} readOnly={state === 'busy'} />
      <button type="submit" aria-disabled={state === 'busy'} className={`${buttonClass('primary')} w-full`}>
        {state === 'busy' ? sessionTexts.working : sessionTexts.savePassword}
      </button>
    </form>
  )
}

interface ResetLink {
  /** Empty while unknown. */
  email: string
  /** Null if the link is valid or was not checked. */
  invalidReason: TokenInvalidReason | null
}

/** Ignores failures other than an invalid link, because saving the new password reports them. */
function useResetLink(token: string | null, storedResult: LinkResult | null): ResetLink {
  const storedReason = storedResult === 'done' ? null : storedResult
  const [link, setLink] = useState<ResetLink>({ email: '', invalidReason: storedReason })
  useEffect(() => {
    if (!token) return
    void call('readResetLink', { body: { token } }).then((result) => {
      if (result.ok) return setLink({ email: result.value.email, invalidReason: null })
      const invalidReason = findInvalidReason(result)
      if (invalidReason) storeLinkResult(invalidReason)
      setLink({ email: '', invalidReason })
    })
  }, [token])
  return link
}
