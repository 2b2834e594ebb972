'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { AskBeforeSaving } from './AskBeforeSaving.tsx'
import { givingBackWords } from './giving-back-words.ts'

/** Asks before a payment is said to be given back: the traveller is told so, which nobody takes back. */
export function AskBeforeGivingBack() {
  const { savedDocumentData } = useDocumentInfo()
  const words = useWords(givingBackWords)
  const [outcome, invoice] = useFormFields(([fields]) => [fields.outcome?.value, fields.invoice?.value])
  return (
    <AskBeforeSaving
      isAsked={outcome === 'given_back' && savedDocumentData?.outcome !== 'given_back'}
      slug="payment-given-back"
      heading={words.heading}
      body={invoice ? words.told : words.toTell}
      confirm={words.confirm}
      keep={words.keep}
    />
  )
}
