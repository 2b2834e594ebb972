import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { forgetToken, readLink } from '../../lib/mailed-link.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { localPath } from './redirect.ts'
import { sessionTexts } from './texts.ts'

type State = { name: 'working' } | { name: 'done' } | { name: 'failed'; message: string; canRetry: boolean }

/** Where the link of the sign-up mail leads: verifies the address at once, then offers to sign in. */
export function VerifyEmail() {
  const [{ token, redirect }] = useState(readLink)
  const [state, setState] = useState<State>({ name: 'working' })

  const verify = useCallback(async () => {
    if (!token) return setState({ name: 'failed', message: sessionTexts.noToken, canRetry: false })
    setState({ name: 'working' })
    const answer = await call('verifyEmail', { body: { token } })
    const isFinal = answer.ok || answer.code === 'token_invalid' || answer.code === 'invalid_request'
    if (isFinal) forgetToken()
    setState(answer.ok ? { name: 'done' } : { name: 'failed', message: answer.message, canRetry: !isFinal })
  }, [token])

  useEffect(() => {
    void verify()
  }, [verify])

  if (state.name === 'working') return <LinkOutcome title={sessionTexts.verifying} />
  if (state.name === 'failed')
    return (
      <LinkOutcome title={sessionTexts.verifyFailed} text={state.message} isFailure>
        {state.canRetry ? (
          <button type="button" onClick={verify} className={buttonClass('primary')}>
            {sessionTexts.tryAgain}
          </button>
        ) : (
          <a href="/auth" className={buttonClass('primary')}>
            {sessionTexts.signIn}
          </a>
        )}
      </LinkOutcome>
    )
  const target = localPath(redirect)
  return (
    <LinkOutcome title={sessionTexts.verified} text={sessionTexts.verifiedText}>
      <a href={target ? `/auth?redirect=${encodeURIComponent(target)}` : '/auth'} className={buttonClass('primary')}>
        {sessionTexts.signIn}
      </a>
    </LinkOutcome>
  )
}
