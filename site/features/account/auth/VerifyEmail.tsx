import { useStore } from '@nanostores/react'
import { emailSchema } from '@nusa/shared/account'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { focusFirstError, useFieldErrors } from '../../../lib/form.ts'
import { useMailedLink } from '../../../lib/mailed-link.ts'
import { type ButtonKind, buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { showFormToast } from '../../../ui/toast/toast.ts'
import { $authInput } from './auth-input.ts'
import { EmailField, SentMessage } from './EmailField.tsx'
import { NextStep } from './NextStep.tsx'
import { parseLocalPath } from './redirect.ts'
import { sessionTexts as texts } from './texts.ts'

/** The page to which the sign-up email links. */
export function VerifyEmail() {
  const { state, token, redirect, retry } = useMailedLink('verifyEmail')
  const targetPath = parseLocalPath(redirect)
  const signInPath = targetPath ? `/auth?redirect=${encodeURIComponent(targetPath)}` : '/auth'

  const renderSignInStep = (kind: ButtonKind) => <NextStep signInPath={signInPath} kind={kind} />

  switch (state.status) {
    case 'working':
      return <LinkOutcome title={texts.verifying} />
    case 'done':
      return (
        <LinkOutcome title={texts.emailVerified} text={texts.emailVerifiedText}>
          {renderSignInStep('primary')}
        </LinkOutcome>
      )
    case 'failed':
      return (
        <LinkOutcome title={texts.verifyFailed} text={state.message} isFailure>
          <div className="flex flex-wrap gap-3">
            <button type="button" onClick={retry} className={buttonClass('primary')}>
              {texts.tryAgain}
            </button>
            {renderSignInStep('secondary')}
          </div>
        </LinkOutcome>
      )
    case 'invalid': {
      const isUsed = state.reason === 'used'
      return (
        <LinkOutcome {...texts.verifyInvalid[state.reason]}>
          <div className="grid justify-items-start gap-4">
            {isUsed && renderSignInStep('primary')}
            <ResendLink
              token={state.reason === 'unknown' ? null : token}
              redirect={targetPath ?? undefined}
              isPrimary={!isUsed}
            />
            {/* The account may have been verified by another link or by a password reset. */}
            {!isUsed && renderSignInStep('secondary')}
          </div>
        </LinkOutcome>
      )
    }
  }
}

interface Props {
  /** Identifies the account. Null if the visitor must enter the email address. */
  token: string | null
  redirect: string | undefined
  /** True if requesting a new link is the most likely next step. */
  isPrimary: boolean
}

/** The response does not reveal whether the account exists. */
function ResendLink({ token, redirect, isPrimary }: Props) {
  const { email } = useStore($authInput)
  const [errors, setErrors] = useFieldErrors({ email })
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    const address = email.trim()
    if (!token && !emailSchema.safeParse(address).success) {
      setErrors({ email: texts.emailInvalid })
      return focusFirstError(form.current)
    }
    setErrors({})
    setState('busy')
    const result = await call('resendVerification', { body: { ...(token ? { token } : { email: address }), redirect } })
    setState(result.ok ? 'sent' : 'ready')
    if (!result.ok) showFormToast(form.current, { title: texts.error, description: result.message })
  }

  return (
    <div className="w-full">
      <SentMessage isSent={state === 'sent'} title={texts.newLinkSent} text={texts.newLinkSentText} />
      {state !== 'sent' && (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          {!token && <EmailField error={errors.email} readOnly={state === 'busy'} />}
          <button
            type="submit"
            aria-disabled={state === 'busy'}
            className={`${buttonClass(isPrimary ? 'primary' : 'secondary')} justify-self-start`}
          >
            {state === 'busy' ? texts.working : texts.sendNewLink}
          </button>
        </form>
      )}
    </div>
  )
}
