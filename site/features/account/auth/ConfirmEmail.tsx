import { useEffect } from 'react'
import { useMailedLink } from '../../../lib/mailed-link.ts'
import { readRecord } from '../../../lib/session-record.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { confirmSession } from '../session/store.ts'
import { NextStep } from './NextStep.tsx'
import { sessionTexts as texts } from './texts.ts'

const settingsLink = { path: '/dashboard?tab=settings', name: texts.goToSettings }

/** The page to which the email for confirming a new address links. */
export function ConfirmEmail() {
  const { state, retry } = useMailedLink('confirmEmail')
  // The server also reports the link as used if this page's first request succeeded but its response was lost.
  const isConfirmed = state.status === 'done' || (state.status === 'invalid' && state.reason === 'used')

  useEffect(() => {
    // Updates the stored session, because the header shows its email address.
    if (isConfirmed && readRecord()) void confirmSession()
  }, [isConfirmed])

  if (state.status === 'working') return <LinkOutcome title={texts.confirming} />
  if (state.status === 'failed')
    return (
      <LinkOutcome title={texts.confirmFailed} text={state.message} isFailure>
        <button type="button" onClick={retry} className={buttonClass('primary')}>
          {texts.tryAgain}
        </button>
      </LinkOutcome>
    )
  const outcome =
    state.status === 'invalid'
      ? texts.confirmInvalid[state.reason]
      : { title: texts.emailConfirmed, text: texts.emailConfirmedText }
  return (
    <LinkOutcome {...outcome}>
      <NextStep signInPath={`/auth?redirect=${encodeURIComponent(settingsLink.path)}`} destination={settingsLink} />
    </LinkOutcome>
  )
}
