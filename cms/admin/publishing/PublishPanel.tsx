'use client'

import { isPublishingHeld, type PublishingState } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { ChangeList } from './ChangeList.tsx'
import { LastPublish } from './LastPublish.tsx'
import { PlannedPublish } from './PlannedPublish.tsx'
import { ReleaseList } from './ReleaseList.tsx'
import { lastTold, progressWords, releaseWords } from './sentences.ts'
import type { Order } from './store.ts'
import { Timing } from './Timing.tsx'
import { usePublishing } from './use-publishing.ts'
import { publishingWords } from './words/index.ts'
import './publishing.css'

/**
 * Panel with the live release (its time and author), the changes since then, publishing with its progress, the
 * schedule, the result of the last publish, and a way to go back to a release.
 */
export function PublishPanel({ showsReleases }: { showsReleases: boolean }) {
  const words = useWords(publishingWords)
  const { state, changes, failure, refused, isBusy, publish, schedule } = usePublishing()
  const refusedAs = (order: Order) => (refused?.order === order ? refused.why : null)
  if (state === null && failure === null) return null
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">{words.site}</h2>
      {failure && <p role="alert">{failure}</p>}
      {state && (
        <>
          <LiveRelease state={state} />
          {!isBusy && <ChangeList changes={changes} />}
          <div className="nusa-site__act">
            <Button onClick={() => void publish()} margin={false}>
              {words.publishNow}
            </Button>
            <p role="status">
              {state.running
                ? progressWords(state.running, state.usual_milliseconds, new Date(), words)
                : isBusy
                  ? words.aboutToBegin
                  : ''}
            </p>
          </div>
          {refused?.order === 'publish' && <p role="alert">{refused.why}</p>}
          {/* Hidden, but still mounted: if it was expanded, it stays so after a publish without changes. */}
          <div className="nusa-site__told" hidden={isBusy}>
            <LastTold state={state} />
          </div>
          <Timing state={state} changes={changes} refused={refusedAs('timing')} onChange={schedule} />
          <PlannedPublish schedule={state.schedule} refused={refusedAs('plan')} onChange={schedule} />
          <ReleaseList
            releases={state.releases}
            siteUrl={state.site_url}
            areShown={showsReleases}
            isBusy={isBusy}
            onBack={(number) => void publish(number)}
          />
        </>
      )}
    </section>
  )
}

interface Of {
  state: PublishingState
}

function LiveRelease({ state: { releases, site_url, ended } }: Of) {
  const words = useWords(publishingWords)
  const live = releases.find(({ is_live }) => is_live)
  if (!live) return <p>{words.nothingLive}</p>
  return (
    <>
      <p>
        <a href={site_url} target="_blank" rel="noreferrer">
          {words.live}
        </a>
        : {releaseWords(live, words)}
      </p>
      {isPublishingHeld(ended) && <p>{words.heldBack}</p>}
    </>
  )
}

function LastTold({ state }: Of) {
  const last = lastTold(state)
  return last && <LastPublish publish={last} siteUrl={state.site_url} />
}
