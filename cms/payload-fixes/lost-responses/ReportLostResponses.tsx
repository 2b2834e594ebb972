'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { describeDeletedEntries, describeLostResponses } from './describe-lost-responses.ts'
import { includeLostSaves } from './include-lost-saves.ts'
import { deletedEntryTexts, lostResponseTexts } from './lost-response-texts.ts'
import { staySignedIn } from './stay-signed-in.ts'

/**
 * Makes all forms report a lost response or a deleted entry, repeat the values of a lost save in the next save, and
 * stay open while the server fails.
 * Replaces the global `fetch`, which Payload's forms use.
 */
export function ReportLostResponses({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const texts = useTexts(lostResponseTexts)
  const deletedMessage = useTexts(deletedEntryTexts)
  useEffect(() => {
    const originalFetch = window.fetch
    const resendingFetch = includeLostSaves((...args) => originalFetch(...args), config.routes.api)
    const describingFetch = describeDeletedEntries(resendingFetch, config.routes.api, {
      message: deletedMessage,
      onDeleted: dismissSuccessToasts,
    })
    const explainingFetch = describeLostResponses(describingFetch, config.routes.api, texts)
    window.fetch = staySignedIn(explainingFetch, texts.unavailable)
    return () => {
      window.fetch = originalFetch
    }
  }, [config.routes.api, texts, deletedMessage])
  return children
}

/** The toast 'Draft saved successfully.' would contradict the message that the entry was deleted. */
function dismissSuccessToasts() {
  for (const shownToast of toast.getToasts()) {
    if ('type' in shownToast && shownToast.type === 'success') toast.dismiss(shownToast.id)
  }
}
