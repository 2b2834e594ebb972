import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { findInvalidReason, type LinkResult, readMailedLink, storeLinkResult } from '../../lib/mailed-link.ts'
import { buttonClass } from '../../ui/button.ts'
import { LinkOutcome } from '../../ui/LinkOutcome.tsx'
import { newsletterTexts as texts } from './texts.ts'

function toInitialState(result: LinkResult | null): 'ready' | 'done' | 'invalid' {
  if (result === null) return 'ready'
  return result === 'done' ? 'done' : 'invalid'
}

/** Asks before it unsubscribes an address, because email scanners open every link. */
export function Unsubscribe() {
  const [{ token, result }] = useState(readMailedLink)
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'invalid'>(toInitialState(result))
  const [problem, setProblem] = useState<string>()

  const unsubscribe = async () => {
    if (!token || state === 'busy') return
    setState('busy')
    setProblem(undefined)
    const response = await call('unsubscribe', { body: { token } })
    const newResult = response.ok ? 'done' : findInvalidReason(response)
    if (newResult) storeLinkResult(newResult)
    if (response.ok) return setState('done')
    setProblem(response.message)
    setState(newResult ? 'invalid' : 'ready')
  }

  if (state === 'done') return <LinkOutcome title={texts.unsubscribed} text={texts.unsubscribedText} />
  if (state === 'invalid') return <LinkOutcome title={texts.linkInvalid} text={texts.unsubscribeInvalid} />
  return (
    <LinkOutcome title={texts.unsubscribeTitle} text={problem ?? texts.unsubscribeText} isFailure={Boolean(problem)}>
      <button
        type="button"
        onClick={() => void unsubscribe()}
        aria-disabled={state === 'busy'}
        className={buttonClass('primary')}
      >
        {state === 'busy' ? texts.working : texts.unsubscribe}
      </button>
    </LinkOutcome>
  )
}
