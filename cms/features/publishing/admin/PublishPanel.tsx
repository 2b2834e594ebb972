'use client'

import { isPublishingHeld, type PublishingState } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { ChangeList } from './ChangeList.tsx'
import { describeProblem, describeProgress, describeRelease, findLastPublish } from './descriptions.ts'
import { LastPublish } from './LastPublish.tsx'
import { ReleaseList } from './ReleaseList.tsx'
import type { RequestKind } from './store.ts'
import { ScheduledPublish, Timing } from './Timing.tsx'
import { publishingTexts } from './texts/index.ts'
import { usePublishing } from './use-publishing.ts'
import './publishing.css'

export function PublishPanel({ showsReleases }: { showsReleases: boolean }) {
  const texts = useTexts(publishingTexts)
  const { state, changes, reportingProblem, failure, refusedRequest, isBusy, publish, changeSchedule } = usePublishing()
  const problem = state && describeProblem(state, reportingProblem, texts)
  const refusalReasonOf = (kind: RequestKind) => (refusedRequest?.kind === kind ? refusedRequest.reason : null)
  if (state === null && failure === null) return null
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">{texts.site}</h2>
      {failure && <Problem text={failure} />}
      {state && (
        <>
          <LiveRelease state={state} />
          {!isBusy && <ChangeList changes={changes} />}
          <div className="nusa-site__actions">
            <Button onClick={() => void publish()} margin={false}>
              {texts.publishNow}
            </Button>
            <p role="status">
              {state.running && describeProgress(state.running, state.usual_milliseconds, new Date(), texts)}
              {!state.running && isBusy && texts.starting}
            </p>
          </div>
          {refusedRequest?.kind === 'publish' && <p role="alert">{refusedRequest.reason}</p>}
          {/* Hidden instead of unmounted, so that expanded details are still expanded after a publish. */}
          <div className="nusa-site__status" hidden={isBusy}>
            <LastResult state={state} />
          </div>
          {problem && !failure && <Problem text={problem} />}
          <Timing
            state={state}
            changes={changes}
            problem={failure ?? problem}
            refusalReason={refusalReasonOf('timing')}
            onChange={changeSchedule}
          />
          <ScheduledPublish
            schedule={state.schedule}
            refusalReason={refusalReasonOf('plan')}
            onChange={changeSchedule}
          />
          <ReleaseList
            releases={state.releases}
            siteUrl={state.site_url}
            canViewPages={showsReleases}
            isBusy={isBusy}
            onGoBack={(number) => void publish(number)}
          />
        </>
      )}
    </section>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p className="nusa-site__failed" role="alert">
      {text}
    </p>
  )
}

interface StateProps {
  state: PublishingState
}

function LiveRelease({ state: { releases, site_url, ended, is_opening } }: StateProps) {
  const texts = useTexts(publishingTexts)
  const liveRelease = releases.find(({ is_live }) => is_live)
  if (is_opening) return <p>{texts.openingPageShown}</p>
  if (!liveRelease) return <p>{texts.nothingLive}</p>
  return (
    <>
      <p>
        <a href={site_url} target="_blank" rel="noreferrer">
          {texts.liveLabel}
        </a>
        : {describeRelease(liveRelease, texts)}
      </p>
      {isPublishingHeld(ended) && <p>{texts.publishingHeld}</p>}
    </>
  )
}

function LastResult({ state }: StateProps) {
  const lastPublish = findLastPublish(state)
  return lastPublish && <LastPublish publish={lastPublish} siteUrl={state.site_url} />
}
