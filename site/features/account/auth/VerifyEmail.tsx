import { useMailedLink } from '../../../lib/use-mailed-link.ts'
import { type ButtonKind, buttonClass } from '../../../ui/button.ts'
import { LinkOutcome } from '../../../ui/LinkOutcome.tsx'
import { NextStep } from './NextStep.tsx'
import { ResendLink } from './ResendLink.tsx'
import { localPath } from './redirect.ts'
import { sessionTexts as texts } from './texts.ts'

/** Verifies an email address at once; the sign-up mail links here. Signing in is offered whatever the result. */
export function VerifyEmail() {
  const { state, token, redirect, retry } = useMailedLink('verifyEmail')
  const target = localPath(redirect)
  const signInPath = target ? `/auth?redirect=${encodeURIComponent(target)}` : '/auth'

  const signIn = (kind: ButtonKind) => <NextStep path={signInPath} kind={kind} />

  switch (state.name) {
    case 'working':
      return <LinkOutcome title={texts.verifying} />
    case 'done':
      return (
        <LinkOutcome title={texts.verified} text={texts.verifiedText}>
          {signIn('primary')}
        </LinkOutcome>
      )
    case 'failed':
      return (
        <LinkOutcome title={texts.verifyFailed} text={state.message} isFailure>
          <div className="flex flex-wrap gap-3">
            <button type="button" onClick={retry} className={buttonClass('primary')}>
              {texts.tryAgain}
            </button>
            {signIn('secondary')}
          </div>
        </LinkOutcome>
      )
    case 'invalid': {
      const isUsed = state.reason === 'used'
      return (
        <LinkOutcome {...texts.verifyInvalid[state.reason]}>
          <div className="grid justify-items-start gap-4">
            {isUsed && signIn('primary')}
            <ResendLink
              token={state.reason === 'unknown' ? null : token}
              redirect={target ?? undefined}
              isMain={!isUsed}
            />
            {/* The account may be verified anyway: through another link or a password reset. */}
            {!isUsed && signIn('secondary')}
          </div>
        </LinkOutcome>
      )
    }
  }
}
