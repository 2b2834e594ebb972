import { useEffect } from 'react'
import { useMailedLink } from '../../../lib/mailed-link.ts'
import { readRecord } from '../../../lib/session-record.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { confirmSession } from '../session/store.ts'
import { NextStep } from './NextStep.tsx'
import { sessionTexts as texts } from './texts.ts'

const settings = { path: '/dashboard?tab=settings', name: texts.toSettings }

/** The page to which the email to a new address links. */
export function ConfirmEmail() {
  const { state, retry } = useMailedLink('confirmEmail')
  // The server also reports the link as used if this page's first request succeeded but its response was lost.
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
