import type { ReleaseSummary } from '@nusa/shared/publishing'
import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { GoBackDialog } from './GoBackDialog.tsx'
import { ReleaseChanges } from './ReleaseChanges.tsx'
import { releaseWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  releases: ReleaseSummary[]
  siteUrl: string
  /** Whether their pages can be viewed. */
  areShown: boolean
  isBusy: boolean
  onBack: (number: number) => void
}

/** Lists the stored releases with their changes, and a button to go back to each. */
export function ReleaseList({ releases, siteUrl, areShown, isBusy, onBack }: Props) {
  const words = useWords(publishingWords)
  const [asked, setAsked] = useState<number | null>(null)
  if (releases.length < 2) return null
  const live = releases.find(({ is_live }) => is_live)?.number ?? null
  return (
    <details>
      <summary>{words.releases}</summary>
      <ul className="nusa-site__releases">
        {releases.map((release, index) => (
          <li key={release.number}>
            <span>
              {releaseWords(release, words)}
              {release.is_live && <b> · {words.live}</b>}
            </span>
            {!release.is_live && areShown && <LookLink number={release.number} />}
            {!release.is_live && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                onClick={() => setAsked(release.number)}
              >
                {words.goBackTo(release.number)}
              </Button>
            )}
            <WhatChanged release={release.number} before={releases[index + 1]?.number} siteUrl={siteUrl} />
          </li>
        ))}
      </ul>
      {asked !== null && (
        <GoBackDialog
          release={asked}
          live={live}
          siteUrl={siteUrl}
          onConfirm={() => onBack(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </details>
  )
}

function LookLink({ number }: { number: number }) {
  const { config } = useConfig()
  const words = useWords(publishingWords)
  const href = formatAdminURL({ apiRoute: config.routes.api, path: `/publishing/releases/${number}` })
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {words.lookAt(number)}
    </a>
  )
}

/**
 * Shows the changes of a release since the previous one, which are loaded when it is expanded. The oldest release has
 * none.
 */
function WhatChanged({ release, before, siteUrl }: { release: number; before: number | undefined; siteUrl: string }) {
  const words = useWords(publishingWords)
  const [isOpen, setIsOpen] = useState(false)
  if (before === undefined) return null
  return (
    <details className="nusa-site__changed" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.whatChanged}</summary>
      {isOpen && <ReleaseChanges from={before} to={release} siteUrl={siteUrl} />}
    </details>
  )
}
