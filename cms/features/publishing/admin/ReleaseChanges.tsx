'use client'

import type { ReleaseChanges as Comparison } from '@nusa/shared/publishing'
import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { EntryChanges } from './ChangeList.tsx'
import { describeCause, isSameSite } from './descriptions.ts'
import { PageList } from './LastPublish.tsx'
import { getErrorMessage, requestJson } from './send.ts'
import { publishingTexts } from './texts/index.ts'

interface Props {
  /** The release with which `release` is compared. */
  baseRelease: number
  release: number
  siteUrl: string
  /** Shown instead of the lists if the releases do not differ. */
  noDifferenceText?: string
}

/** Shows the entries and pages that differ between two releases. Loads the comparison when it is mounted. */
export function ReleaseChanges({ baseRelease, release, siteUrl, noDifferenceText }: Props) {
  const texts = useTexts(publishingTexts)
  const { config } = useConfig()
  const [comparison, setComparison] = useState<Comparison | string | null>(null)
  const url = formatAdminURL({
    apiRoute: config.routes.api,
    path: `/publishing/releases/${release}/changes?since=${baseRelease}`,
  })
  useEffect(() => {
    let isMounted = true
    requestJson(url, texts).then(
      // The CMS has validated the publisher's response.
      (response) => isMounted && setComparison(response as Comparison),
      (error: unknown) => isMounted && setComparison(getErrorMessage(error)),
    )
    return () => {
      isMounted = false
    }
  }, [url, texts])
  if (comparison === null) return <p role="status">{texts.comparing}</p>
  if (typeof comparison === 'string') return <p role="alert">{comparison}</p>
  if (noDifferenceText !== undefined && isSameSite(comparison)) return <p>{noDifferenceText}</p>
  const { content, pages, counts } = comparison
  const cause = describeCause(comparison, texts)
  return (
    <div className="nusa-changes">
      {content.kind === 'known' ? <Entries content={content} /> : <p>{texts.notComparable}</p>}
      {cause && <p>{cause}</p>}
      {pages && (
        <details>
          <summary>{texts.pagesDiffer(counts.changed, counts.gone)}</summary>
          <PageList
            changedPaths={pages.changed}
            removedPaths={pages.gone}
            changedTotal={counts.changed}
            siteUrl={siteUrl}
          />
        </details>
      )}
    </div>
  )
}

function Entries({ content: { total, entries } }: { content: Extract<Comparison['content'], { kind: 'known' }> }) {
  const texts = useTexts(publishingTexts)
  if (total === 0) return <p>{texts.noEntryChanged}</p>
  return (
    <>
      <p>{texts.entriesDiffer(total)}</p>
      <ul>
        {entries.map((change) => (
          <li key={`${change.slug} ${change.id}`}>
            <EntryChanges change={change} />
          </li>
        ))}
        {total > entries.length && <li>{texts.otherEntries(total - entries.length)}</li>}
      </ul>
    </>
  )
}
