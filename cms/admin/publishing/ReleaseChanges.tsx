'use client'

import type { ReleaseChanges as Found } from '@nusa/shared/publishing'
import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { EntryWords } from './ChangeList.tsx'
import { PageList } from './PageList.tsx'
import { send, wordsOf } from './send.ts'
import { causeWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  from: number
  to: number
  siteUrl: string
}

/** Shows the entries and pages that differ between two releases. The comparison is loaded when this is mounted. */
export function ReleaseChanges({ from, to, siteUrl }: Props) {
  const words = useWords(publishingWords)
  const { config } = useConfig()
  const [found, setFound] = useState<Found | string | null>(null)
  const address = formatAdminURL({
    apiRoute: config.routes.api,
    path: `/publishing/releases/${to}/changes?since=${from}`,
  })
  useEffect(() => {
    let isShown = true
    send(address, words).then(
      // Validated by the CMS when the publisher responded.
      (answer) => isShown && setFound(answer as Found),
      (error: unknown) => isShown && setFound(wordsOf(error)),
    )
    return () => {
      isShown = false
    }
  }, [address, words])
  if (found === null) return <p role="status">{words.comparing}</p>
  if (typeof found === 'string') return <p role="alert">{found}</p>
  const { content, pages, counts } = found
  const cause = causeWords(found, words)
  return (
    <div className="nusa-changes">
      {content.kind === 'known' ? <Entries content={content} /> : <p>{words.notComparable}</p>}
      {cause && <p>{cause}</p>}
      {pages && (
        <details>
          <summary>{words.pagesDiffer(counts.changed, counts.gone)}</summary>
          <PageList changed={pages.changed} gone={pages.gone} total={counts.changed} siteUrl={siteUrl} />
        </details>
      )}
    </div>
  )
}

function Entries({ content: { total, entries } }: { content: Extract<Found['content'], { kind: 'known' }> }) {
  const words = useWords(publishingWords)
  if (total === 0) return <p>{words.noEntryChanged}</p>
  return (
    <>
      <p>{words.entriesDiffer(total)}</p>
      <ul>
        {entries.map((change) => (
          <li key={`${change.slug} ${change.id}`}>
            <EntryWords change={change} />
          </li>
        ))}
        {total > entries.length && <li>{words.otherEntries(total - entries.length)}</li>}
      </ul>
    </>
  )
}
