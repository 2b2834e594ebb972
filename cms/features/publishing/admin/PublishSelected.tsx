'use client'

import { Button, useConfig, useListDrawerContext, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { languageOf } from '../../../core/i18n/language.ts'
import type { EntryOutcome } from '../entry-outcome.ts'
import { publishEntriesTexts } from '../publish-entries-texts.ts'
import { EntryOutcomes } from './EntryOutcomes.tsx'
import { publishEntries } from './publish-entries.ts'
import { publishingTexts } from './texts/index.ts'
import './publish-selected.css'

type State =
  | { step: 'idle' }
  | { step: 'confirming' }
  | { step: 'busy'; done: number; total: number }
  | { step: 'done'; outcomes: readonly EntryOutcome[]; failure: string | null }

/** Publishes the entries selected in a list, and shows their outcomes until they are closed. */
export function PublishSelected({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const { count, selectAll, selectedIDs, toggleAll } = useSelection()
  const { isInDrawer } = useListDrawerContext()
  const [state, setState] = useState<State>({ step: 'idle' })
  const texts = publishEntriesTexts(i18n.language)
  const formatNumber = (number: number) => number.toLocaleString(i18n.language)
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/publish-entries/${collectionSlug}` })
  const close = () => setState({ step: 'idle' })

  const publish = async () => {
    setState({ step: 'busy', done: 0, total: count })
    // Payload's `selectAll` has this value if all entries on all pages of the list are selected.
    const selection = String(selectAll) === 'allAvailable' ? window.location.search : selectedIDs
    const reportProgress = (done: number, total: number) => setState({ step: 'busy', done, total })
    const outcomes = await publishEntries(address, selection, reportProgress, publishingTexts[languageOf(i18n)])
    setState({ step: 'done', ...outcomes })
    toggleAll()
    clearRouteCache()
  }

  // A list in a drawer is a picker, and its filters are not in the URL.
  if (isInDrawer || (state.step === 'idle' && count === 0)) return null
  return (
    <section
      className={state.step === 'idle' ? 'nusa-publish-selected' : 'nusa-publish-selected nusa-publish-selected--open'}
      aria-label={texts.confirm}
    >
      {state.step === 'idle' && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setState({ step: 'confirming' })}>
          {texts.publish(formatNumber(count))}
        </Button>
      )}
      {state.step === 'confirming' && (
        <>
          <p>{texts.confirmQuestion(formatNumber(count))}</p>
          <div className="nusa-publish-selected__actions">
            <Button margin={false} onClick={() => void publish()}>
              {texts.confirm}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={close}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {state.step === 'busy' && <p>{texts.progress(formatNumber(state.done), formatNumber(state.total))}</p>}
        {state.step === 'done' && (
          <>
            <EntryOutcomes outcomes={state.outcomes} collection={collectionSlug} texts={texts} />
            {state.failure !== null && (
              <p className="nusa-publish-selected__refused">{`${texts.failed} ${state.failure}`}</p>
            )}
          </>
        )}
      </div>
      {state.step === 'done' && (
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          {texts.close}
        </Button>
      )}
    </section>
  )
}
