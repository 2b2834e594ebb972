import { useEffect } from 'react'
import { useMailedLink } from '../../../lib/mailed-link.ts'
import { readRecord } from '../../../lib/session-record.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { confirmSession } from '../session/store.ts'
import { NextStep } from './NextStep.tsx'
import { sessionTexts as texts } from './texts.ts'

const settings = { path: '/dashboard?tab=settings', name: texts.toSettings }

/** Confirms the new email address of an account; the email to that address links here. */
export function ConfirmEmail() {
  const { state, retry } = useMailedLink('confirmEmail')
  // The link is also reported as used if the response to this page's own earlier request was lost.
  const isDone = state.name === 'done' || (state.name === 'invalid' && state.reason === 'used')

  useEffect(() => {
    // The header shows the email address stored with the session.
    if (isDone && readRecord()) void confirmSession()
  }, [isDone])

  if (state.name === 'working') return <LinkOutcome title={texts.confirming} />
  if (state.name === 'failed')
    return (
      <LinkOutcome title={texts.confirmFailed} text={state.message} isFailure>
        <button type="button" onClick={retry} className={buttonClass('primary')}>
          {texts.tryAgain}
        </button>
      </LinkOutcome>
    )
  const outcome =
    state.name === 'invalid'
      ? texts.confirmInvalid[state.reason]
      : { title: texts.confirmed, text: texts.confirmedText }
  return (
    <LinkOutcome {...outcome}>
      <NextStep path={`/auth?redirect=${encodeURIComponent(settings.path)}`} destination={settings} />
    </LinkOutcome>
  )
}
