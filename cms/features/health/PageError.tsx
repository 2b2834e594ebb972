'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { pageErrorTexts } from './page-error-texts.ts'

interface Props {
  /** `digest` is the number under which Next has logged an error of the server. Errors in the browser have no number. */
  error: Error & { digest?: string }
}

/** Replaces a page of the CMS that failed. Next would explain the error in English only. */
export function PageError({ error }: Props) {
  const texts = useTexts(pageErrorTexts)
  const { config } = useConfig()
  const { digest } = error
  const { title, advice } = digest === undefined ? texts.stoppedWorking : texts.loadFailed
  useEffect(() => {
    document.title = `${title} · Nusa`
  }, [title])
  useEffect(() => {
    // Next catches the error, so that no error event would report it.
    if (digest === undefined) window.reportError(error)
  }, [error, digest])
  return (
    <main className="nusa-page-error gutter--left gutter--right">
      <div role="alert">
        <h1>{title}</h1>
        <p>{advice}</p>
        {digest !== undefined && <p>{texts.errorNumber(digest)}</p>}
      </div>
      <div className="nusa-page-error__actions">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        <Button buttonStyle="secondary" el="anchor" url={config.routes.admin}>
          {texts.startPage}
        </Button>
      </div>
    </main>
  )
}
