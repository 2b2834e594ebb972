import { useEffect } from 'react'
import { readRecord } from '../../lib/session-record.ts'
import { useMailedLink } from '../../lib/use-mailed-link.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { GoOn } from './GoOn.tsx'
import { confirmSession } from './store.ts'
import { sessionTexts as texts } from './texts.ts'

const settings = { path: '/dashboard?tab=settings', name: texts.toSettings }

/** Where the link of the mail to a new address leads: the account has that address from then on. */
export function ConfirmEmail() {
  const { state, again } = useMailedLink('confirmEmail')
  // Used is also what it is where the answer to its own call was lost.
  const isDone = state.name === 'done' || (state.name === 'invalid' && state.reason === 'used')

  useEffect(() => {
    // The header shows the address as the session has it.
    if (isDone && readRecord()) void confirmSession()
  }, [isDone])

  if (state.name === 'working') return <LinkOutcome title={texts.confirming} />
  if (state.name === 'failed')
    return (
      <LinkOutcome title={texts.confirmFailed} text={state.message} isFailure>
        <button type="button" onClick={again} className={buttonClass('primary')}>
          {texts.tryAgain}
        </button>
      </LinkOutcome>
    )
  const said =
    state.name === 'invalid'
      ? texts.confirmInvalid[state.reason]
      : { title: texts.confirmed, text: texts.confirmedText }
  return (
    <LinkOutcome {...said}>
      <GoOn path={`/auth?redirect=${encodeURIComponent(settings.path)}`} next={settings} />
    </LinkOutcome>
  )
}
