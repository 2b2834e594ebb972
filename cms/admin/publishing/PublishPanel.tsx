'use client'

import { isHeldBack } from '@nusa/shared/publishing'
import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { LastPublish } from './LastPublish.tsx'
import { ReleaseList } from './ReleaseList.tsx'
import { usePublishing } from './use-publishing.ts'
import { lastTold, progressWords, releaseWords } from './words.ts'
import '../admin.css'

/** What is live, since when and by whom; publishing with its progress; what came of it; and the way back. */
export function PublishPanel() {
  const { config } = useConfig()
  const address = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing' })
  const { known, isBusy, publish } = usePublishing(address)
  if (known === null) return null
  if ('failure' in known) {
    return (
      <section className="nusa-site" aria-labelledby="nusa-site">
        <h2 id="nusa-site">The site</h2>
        <p role="alert">{known.failure}</p>
      </section>
    )
  }
  const { state } = known
  const { running, ended, usual_milliseconds, releases, site_url } = state
  const live = releases.find(({ is_live }) => is_live)
  const last = lastTold(state)
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">The site</h2>
      <p>
        {live ? (
          <>
            <a href={site_url} target="_blank" rel="noreferrer">
              Live
            </a>
            : {releaseWords(live)}
          </>
        ) : (
          'Nothing is live yet.'
        )}
      </p>
      {isHeldBack(ended) && (
        <p>Somebody went back to this release: until you press Publish now, changes don’t go live by themselves.</p>
      )}
      <div className="nusa-site__act">
        <Button onClick={() => void publish()} disabled={isBusy} margin={false}>
          Publish now
        </Button>
        <p role="status">
          {running ? progressWords(running, usual_milliseconds, new Date()) : isBusy ? 'About to begin' : ''}
        </p>
      </div>
      {!isBusy && last && <LastPublish publish={last} siteUrl={site_url} />}
      <ReleaseList releases={releases} isBusy={isBusy} onBack={(number) => void publish(number)} />
    </section>
  )
}
