'use client'

import { Button, useConfig, useListDrawerContext, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { languageOf } from '../../../core/i18n/language.ts'
import { type EntryOutcome, maxEntriesPerRequest } from '../entry-outcome.ts'
import { getPublishEntriesTexts, type PublishEntriesTexts } from '../publish-entries-texts.ts'
import { EntryLink } from './EntryLinks.tsx'
import { getErrorMessage, requestJson } from './send.ts'
import { type PublishingTexts, publishingTexts } from './texts/index.ts'
import './publish-selected.css'

type State =
  | { step: 'idle' }
  | { step: 'confirming' }
  | { step: 'busy'; doneCount: number; total: number }
  | { step: 'done'; outcomes: readonly EntryOutcome[]; failure: string | null }

/** Publishes the entries that are selected in a list, and shows their outcomes until the user closes them. */
export function PublishSelected({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const { count, selectAll, selectedIDs, toggleAll } = useSelection()
  const { isInDrawer } = useListDrawerContext()
  const [state, setState] = useState<State>({ step: 'idle' })
  const texts = getPublishEntriesTexts(i18n.language)
  const formatNumber = (number: number) => number.toLocaleString(i18n.language)
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/publish-entries/${collectionSlug}` })
  const close = () => setState({ step: 'idle' })

  const publish = async () => {
    setState({ step: 'busy', doneCount: 0, total: count })
    // Payload's `selectAll` has this value if all entries on all pages of the list are selected.
    const selection = String(selectAll) === 'allAvailable' ? window.location.search : selectedIDs
    const reportProgress = (doneCount: number, total: number) => setState({ step: 'busy', doneCount, total })
    const result = await publishEntries(url, selection, reportProgress, publishingTexts[languageOf(i18n)])
    setState({ step: 'done', ...result })
    toggleAll()
    clearRouteCache()
  }

  // A list in a drawer is for picking an entry, and its filters are not in the URL.
  if (isInDrawer || (state.step === 'idle' && count === 0)) return null
  return (
    <section
      className={state.step === 'idle' ? 'nusa-publish-selected' : 'nusa-publish-selected nusa-publish-selected--open'}
      aria-label={texts.confirm}
    >
      {state.step === 'idle' && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setState({ step: 'confirming' })}>
          {texts.publishSelected(formatNumber(count))}
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
        {state.step === 'busy' && <p>{texts.progressText(formatNumber(state.doneCount), formatNumber(state.total))}</p>}
        {state.step === 'done' && (
          <>
            <EntryOutcomes outcomes={state.outcomes} collection={collectionSlug} texts={texts} />
            {state.failure !== null && (
              <p className="nusa-publish-selected__refused">{`${texts.requestFailed} ${state.failure}`}</p>
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

type Id = number | string

/**
 * Publishes the entries in batches. If a batch fails, returns the outcomes of the previous batches and the reason.
 *
 * @param selection the ids of the entries, or the query of a list. A query publishes all entries of the list that have
 * unpublished changes
 */
async function publishEntries(
  url: string,
  selection: readonly Id[] | string,
  onProgress: (doneCount: number, total: number) => void,
  texts: PublishingTexts,
): Promise<{ outcomes: EntryOutcome[]; failure: string | null }> {
  const outcomes: EntryOutcome[] = []
  try {
    const ids = typeof selection === 'string' ? await fetchListedIds(url, selection, texts) : selection
    for (let offset = 0; offset < ids.length; offset += maxEntriesPerRequest) {
      onProgress(offset, ids.length)
      const body = JSON.stringify({ ids: ids.slice(offset, offset + maxEntriesPerRequest) })
      // The type of the response is not checked here and below, because the endpoint belongs to this CMS.
      const result = (await requestJson(url, texts, { method: 'POST', body })) as { outcomes: EntryOutcome[] }
      outcomes.push(...result.outcomes)
    }
    return { outcomes, failure: null }
  } catch (error) {
    return { outcomes, failure: getErrorMessage(error) }
  }
}

async function fetchListedIds(url: string, search: string, texts: PublishingTexts): Promise<Id[]> {
  const { ids } = (await requestJson(url + search, texts)) as { ids: Id[] }
  return ids
}

interface EntryOutcomesProps {
  outcomes: readonly EntryOutcome[]
  collection: string
  texts: PublishEntriesTexts
}

function EntryOutcomes({ outcomes, collection, texts }: EntryOutcomesProps) {
  return (['refused', 'published', 'unchanged'] as const).map((kind) => {
    const matchingOutcomes = outcomes.filter((outcome) => outcome.kind === kind)
    if (matchingOutcomes.length === 0) return null
    return (
      <div className={`nusa-publish-selected__${kind}`} key={kind}>
        <h2>
          {texts[kind]}: {matchingOutcomes.length}
        </h2>
        <ul>
          {matchingOutcomes.map(({ id, title, faults }) => (
            <li key={id}>
              <EntryLink slug={collection} id={id}>
                {title}
              </EntryLink>
              {faults.map(({ field, message }) => (
                <span className="nusa-publish-selected__fault" key={field + message}>
                  {field && <b>{field}: </b>}
                  {message}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
