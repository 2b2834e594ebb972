'use client'

import { isHeldBack, type PublishingState } from '@nusa/shared/publishing'
import { Button } from '@payloadcms/ui'
import { ChangeList } from './ChangeList.tsx'
import { LastPublish } from './LastPublish.tsx'
import { ReleaseList } from './ReleaseList.tsx'
import { Timing } from './Timing.tsx'
import { usePublishing } from './use-publishing.ts'
import { lastTold, progressWords, releaseWords } from './words.ts'
import '../admin.css'

/**
 * What is live, since when and by whom, and what has changed since; publishing with its progress, now or later; what came of it;
 * and the way back.
 */
export function PublishPanel({ showsReleases }: { showsReleases: boolean }) {
  const { state, changes, failure, refused, isBusy, publish, schedule } = usePublishing()
  if (state === null && failure === null) return null
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">The site</h2>
      {failure && <p role="alert">{failure}</p>}
      {state && (
        <>
          <LiveRelease state={state} />
          {!isBusy && <ChangeList changes={changes} />}
          <div className="nusa-site__act">
            <Button onClick={() => void publish()} margin={false}>
              Publish now
            </Button>
            <p role="status">
              {state.running
                ? progressWords(state.running, state.usual_milliseconds, new Date())
                : isBusy
                  ? 'About to begin'
                  : ''}
            </p>
          </div>
          {refused && <p role="alert">{refused}</p>}
          {!isBusy && <LastTold state={state} />}
          <Timing schedule={state.schedule} onChange={schedule} />
          <ReleaseList
            releases={state.releases}
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
  const live = releases.find(({ is_live }) => is_live)
  if (!live) return <p>Nothing is live yet.</p>
  return (
    <>
      <p>
        <a href={site_url} target="_blank" rel="noreferrer">
          Live
        </a>
        : {releaseWords(live)}
      </p>
      {isHeldBack(ended) && (
        <p>Somebody went back to this release: until you press Publish now, changes don’t go live by themselves.</p>
      )}
    </>
  )
}

function LastTold({ state }: Of) {
  const last = lastTold(state)
  return last && <LastPublish publish={last} siteUrl={state.site_url} />
}
