'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { describeChanges, describeProblem, describeProgress, describeRelease } from './descriptions.ts'
import { publishingTexts } from './texts/index.ts'
import { usePublishing } from './use-publishing.ts'
import './publishing.css'

/** Shows the number of pending changes. Opens a popup with the live release and a button to publish. */
export function StatusButton() {
  const { config } = useConfig()
  const texts = useTexts(publishingTexts)
  const { state, changes, reportingProblem, failure, refusedRequest, isBusy, publish } = usePublishing()
  const problem = failure ?? (state && describeProblem(state, reportingProblem, texts))
  const id = useId()
  const changeTotal = changes?.kind === 'known' ? changes.total : 0
  const liveRelease = state?.releases.find(({ is_live }) => is_live)
  const scheduledPublish = state?.schedule.publish_at
  const changesText = changeTotal > 0 ? texts.changesBadge(changeTotal) : ''
  const idleText = problem ? texts.problemBadge : changesText
  return (
    <div className="nusa-status">
      <button type="button" className="nusa-status__button" popoverTarget={id}>
        {texts.site}
        <Badge text={isBusy ? texts.publishingBadge : idleText} />
      </button>
      <section id={id} popover="auto" className="nusa-status__popup" aria-label={texts.whatIsLive}>
        {problem && <p role="alert">{problem}</p>}
        {state?.is_opening && <p>{texts.openingPageShown}</p>}
        {liveRelease && !state?.is_opening && (
          <p>
            {texts.liveLabel}: {describeRelease(liveRelease, texts)}
          </p>
        )}
        <p role="status">
          {state?.running
            ? describeProgress(state.running, state.usual_milliseconds, new Date(), texts)
            : describeChanges(changes, texts)}
        </p>
        {scheduledPublish && <p>{texts.scheduledBy(scheduledPublish.by, new Date(scheduledPublish.at))}</p>}
        {refusedRequest?.kind === 'publish' && <p role="alert">{refusedRequest.reason}</p>}
        {/* Stays enabled during a publish, because a disabled button would lose the focus. Concurrent requests
            share one publish. */}
        <Button onClick={() => void publish()} disabled={state === null} margin={false} size="small">
          {texts.publishNow}
        </Button>
        <Link href={formatAdminURL({ adminRoute: config.routes.admin, path: '' })} prefetch={false}>
          {texts.changesAndReleases}
        </Link>
      </section>
    </div>
  )
}

function Badge({ text }: { text: string }) {
  return text !== '' && <span className="nusa-status__count">{text}</span>
}
