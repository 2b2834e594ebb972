'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { ReleaseChanges } from './ReleaseChanges.tsx'
import { publishingTexts } from './texts/index.ts'
import '../../../admin/dialog.css'

interface Props {
  release: number
  /** The number of the live release. */
  live: number | null
  siteUrl: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before the site goes back to a release, and shows the differences for visitors. */
export function GoBackDialog({ release, live, siteUrl, onConfirm, onClose }: Props) {
  const texts = useTexts(publishingTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="nusa-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{texts.confirmGoBack(release)}</h2>
      <p>{texts.goBackMeans}</p>
      {live !== null && (
        <>
          <h3>{texts.goBackShows}</h3>
          <ReleaseChanges from={live} to={release} siteUrl={siteUrl} sameText={texts.sameAsLive} />
        </>
      )}
      <div className="nusa-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {texts.stay}
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
