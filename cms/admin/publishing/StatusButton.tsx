'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { changesWords, progressWords, releaseWords } from './sentences.ts'
import { usePublishing } from './use-publishing.ts'
import { publishingWords } from './words/index.ts'
import './publishing.css'

/** A button with the number of pending changes, which opens what is live and a button to publish. */
export function StatusButton() {
  const { config } = useConfig()
  const words = useWords(publishingWords)
  const { state, changes, failure, refused, isBusy, publish } = usePublishing()
  const id = useId()
  const total = changes?.kind === 'known' ? changes.total : 0
  const live = state?.releases.find(({ is_live }) => is_live)
  const planned = state?.schedule.publish_at
  return (
    <div className="nusa-status">
      <button type="button" className="nusa-status__button" popoverTarget={id}>
        {words.site}
        {isBusy ? (
          <span className="nusa-status__count">{words.publishing}</span>
        ) : (
          total > 0 && <span className="nusa-status__count">{words.changes(total)}</span>
        )}
      </button>
      <section id={id} popover="auto" className="nusa-status__more" aria-label={words.whatIsLive}>
        {failure && <p role="alert">{failure}</p>}
        {live && (
          <p>
            {words.live}: {releaseWords(live, words)}
          </p>
        )}
        <p role="status">
          {state?.running
            ? progressWords(state.running, state.usual_milliseconds, new Date(), words)
            : changesWords(changes, words)}
        </p>
        {planned && <p>{words.plannedBy(planned.by, new Date(planned.at))}</p>}
        {refused?.order === 'publish' && <p role="alert">{refused.why}</p>}
        {/* Disabling the button while it publishes would lose the focus; concurrent requests share one publish. */}
        <Button onClick={() => void publish()} disabled={state === null} margin={false} size="small">
          {words.publishNow}
        </Button>
        <Link href={formatAdminURL({ adminRoute: config.routes.admin, path: '' })} prefetch={false}>
          {words.moreThere}
        </Link>
      </section>
    </div>
  )
}
