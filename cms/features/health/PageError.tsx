'use client'

import { Button } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { pageErrorTexts } from './page-error-texts.ts'

interface Props {
  /** `digest` is the number under which Next has logged an error of the server. */
  error: Error & { digest?: string }
}

/** Replaces a page of the CMS that failed. Next would explain the error in English only. */
export function PageError({ error }: Props) {
  const texts = useTexts(pageErrorTexts)
  // Errors of the server are logged there. Next catches the others, so that no error event reports them.
  useEffect(() => {
    if (error.digest === undefined) window.reportError(error)
  }, [error])
  return (
    <main className="nusa-page-error gutter--left gutter--right" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.advice}</p>
      {error.digest !== undefined && <p>{texts.errorNumber(error.digest)}</p>}
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </main>
  )
}
