'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { AskBeforeSaving } from './AskBeforeSaving.tsx'
import { givingBackWords } from './giving-back-words.ts'

/** Asks before a refund by hand is said to have succeeded: the traveller is told so, which nobody takes back. */
export function AskBeforeRefundIsDone() {
  const { savedDocumentData } = useDocumentInfo()
  const words = useWords(givingBackWords)
  const state = useFormFields(([fields]) => fields.state?.value)
  return (
    <AskBeforeSaving
      isAsked={state === 'succeeded' && savedDocumentData?.state !== 'succeeded'}
      slug="refund-is-done"
      heading={words.heading}
      body={words.told}
      confirm={words.confirm}
      keep={words.keep}
    />
  )
}
