import { useMailedLink } from '../../lib/use-mailed-link.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { ResendLink } from './ResendLink.tsx'
import { localPath } from './redirect.ts'
import { sessionTexts as texts } from './texts.ts'

/** Where the link of the sign-up mail leads: verifies the address at once, then offers to sign in. */
export function VerifyEmail() {
  const { state, token, redirect, again } = useMailedLink('verifyEmail')
  const target = localPath(redirect)
  const signInPath = target ? `/auth?redirect=${encodeURIComponent(target)}` : '/auth'

  switch (state.name) {
    case 'working':
      return <LinkOutcome title={texts.verifying} />
    case 'done':
      return (
        <LinkOutcome title={texts.verified} text={texts.verifiedText}>
          <a href={signInPath} className={buttonClass('primary')}>
            {texts.signIn}
          </a>
        </LinkOutcome>
      )
    case 'failed':
      return (
        <LinkOutcome title={texts.verifyFailed} text={state.message} isFailure>
          <button type="button" onClick={again} className={buttonClass('primary')}>
            {texts.tryAgain}
          </button>
        </LinkOutcome>
      )
    case 'invalid':
      return (
        <LinkOutcome {...texts.verifyInvalid[state.reason]}>
          <div className="grid justify-items-start gap-4">
            {state.reason === 'used' && (
              <a href={signInPath} className={buttonClass('primary')}>
                {texts.signIn}
              </a>
            )}
            <ResendLink
              token={state.reason === 'unknown' ? null : token}
              redirect={target ?? undefined}
              isMain={state.reason !== 'used'}
            />
          </div>
        </LinkOutcome>
      )
  }
}
