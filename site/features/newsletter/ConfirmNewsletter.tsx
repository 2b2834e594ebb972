import { useMailedLink } from '../../lib/mailed-link.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { newsletterTexts as texts } from './texts.ts'

export function ConfirmNewsletter() {
  const { state, retry } = useMailedLink('confirmNewsletter')
  if (state.status === 'working') return <LinkOutcome title={texts.confirming} />
  if (state.status === 'failed')
    return (
      <LinkOutcome title={texts.confirmFailed} text={state.message} isFailure>
        <button type="button" onClick={retry} className={buttonClass('primary')}>
          {texts.tryAgain}
        </button>
      </LinkOutcome>
    )
  if (state.status === 'done')
    return (
      <LinkOutcome title={texts.subscribed} text={texts.confirmedText}>
        <a href="/tours" className={buttonClass('primary')}>
          {texts.browseTours}
        </a>
      </LinkOutcome>
    )
  return (
    <LinkOutcome {...texts.confirmInvalid[state.reason]}>
      <a href="#newsletter-email" className={buttonClass(state.reason === 'used' ? 'secondary' : 'primary')}>
        {texts.subscribeAgain}
      </a>
    </LinkOutcome>
  )
}
