import type { ReleaseSummary } from '@nusa/shared/publishing'
import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { describeRelease } from './descriptions.ts'
import { ReleaseChanges } from './ReleaseChanges.tsx'
import { publishingTexts } from './texts/index.ts'
import '../../../admin/dialog.css'

interface Props {
  releases: ReleaseSummary[]
  siteUrl: string
  canViewPages: boolean
  isBusy: boolean
  onGoBack: (number: number) => void
}

/** Lists the stored releases with their changes. The user can go back to each release except the live one. */
export function ReleaseList({ releases, siteUrl, canViewPages, isBusy, onGoBack }: Props) {
  const texts = useTexts(publishingTexts)
  const [releaseToConfirm, setReleaseToConfirm] = useState<number | null>(null)
  if (releases.length < 2) return null
  const liveRelease = releases.find(({ is_live }) => is_live)?.number ?? null
  return (
    <details>
      <summary>{texts.releases}</summary>
      <ul className="nusa-site__releases">
        {releases.map((release, index) => (
          <li key={release.number}>
            <span>
              {describeRelease(release, texts)}
              {release.is_live && <b> · {texts.liveLabel}</b>}
            </span>
            {!release.is_live && canViewPages && <ViewLink number={release.number} />}
            {!release.is_live && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                onClick={() => setReleaseToConfirm(release.number)}
              >
                {texts.goBackTo(release.number)}
              </Button>
            )}
            <ReleaseDetails release={release.number} previousRelease={releases[index + 1]?.number} siteUrl={siteUrl} />
          </li>
        ))}
      </ul>
      {releaseToConfirm !== null && (
        <GoBackDialog
          release={releaseToConfirm}
          liveRelease={liveRelease}
          siteUrl={siteUrl}
          onConfirm={() => onGoBack(releaseToConfirm)}
          onClose={() => setReleaseToConfirm(null)}
        />
      )}
    </details>
  )
}

function ViewLink({ number }: { number: number }) {
  const { config } = useConfig()
  const texts = useTexts(publishingTexts)
  const href = formatAdminURL({ apiRoute: config.routes.api, path: `/publishing/releases/${number}` })
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {texts.viewRelease(number)}
    </a>
  )
}

/**
 * Loads the changes since the previous release when the user expands the details. Renders nothing for the oldest
 * release.
 */
function ReleaseDetails({
  release,
  previousRelease,
  siteUrl,
}: {
  release: number
  previousRelease: number | undefined
  siteUrl: string
}) {
  const texts = useTexts(publishingTexts)
  const [isOpen, setIsOpen] = useState(false)
  if (previousRelease === undefined) return null
  return (
    <details className="nusa-site__changed" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.whatChanged}</summary>
      {isOpen && <ReleaseChanges baseRelease={previousRelease} release={release} siteUrl={siteUrl} />}
    </details>
  )
}

interface GoBackDialogProps {
  release: number
  /** Null if no release is live. */
  liveRelease: number | null
  siteUrl: string
  onConfirm: () => void
  onClose: () => void
}

function GoBackDialog({ release, liveRelease, siteUrl, onConfirm, onClose }: GoBackDialogProps) {
  const texts = useTexts(publishingTexts)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => dialogRef.current?.showModal(), [])
  return (
    <dialog ref={dialogRef} className="nusa-dialog" aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>{texts.confirmGoBack(release)}</h2>
      <p>{texts.goBackExplanation}</p>
      {liveRelease !== null && (
        <>
          <h3>{texts.goBackComparison}</h3>
          <ReleaseChanges
            baseRelease={liveRelease}
            release={release}
            siteUrl={siteUrl}
            noDifferenceText={texts.sameAsLive}
          />
        </>
      )}
      <div className="nusa-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {texts.keepLiveRelease}
        </Button>
        <Button
          margin={false}
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {texts.goBackTo(release)}
        </Button>
      </div>
    </dialog>
  )
}
