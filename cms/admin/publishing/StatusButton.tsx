'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId } from 'react'
import { usePublishing } from './use-publishing.ts'
import { changesWords, count, progressWords, releaseWords } from './words.ts'
import '../admin.css'

/** A button that says how many changes wait, with what is live and the way to publish. */
export function StatusButton() {
  const { config } = useConfig()
  const { state, changes, failure, refused, isBusy, publish } = usePublishing()
  const id = useId()
  const total = changes?.kind === 'known' ? changes.total : 0
  const live = state?.releases.find(({ is_live }) => is_live)
  return (
    <div className="nusa-status">
      <button type="button" className="nusa-status__button" popoverTarget={id}>
        The site
        {isBusy ? (
          <span className="nusa-status__count">publishing</span>
        ) : (
          total > 0 && <span className="nusa-status__count">{count(total, 'change')}</span>
        )}
      </button>
      <section id={id} popover="auto" className="nusa-status__more" aria-label="What is live">
        {failure && <p role="alert">{failure}</p>}
        {live && <p>Live: {releaseWords(live)}</p>}
        <p role="status">
          {state?.running ? progressWords(state.running, state.usual_milliseconds, new Date()) : changesWords(changes)}
        </p>
        {refused && <p role="alert">{refused}</p>}
        {/* Turned off while it publishes, it would lose the focus; who asks twice shares one publish. */}
        <Button onClick={() => void publish()} disabled={state === null} margin={false} size="small">
          Publish now
        </Button>
        <Link href={formatAdminURL({ adminRoute: config.routes.admin, path: '' })} prefetch={false}>
          What has changed, and earlier releases
        </Link>
      </section>
    </div>
  )
}
