'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { AskBeforeSaving } from './AskBeforeSaving.tsx'
import { givingBackWords } from './giving-back-words.ts'

interface Props {
  /** The field that says what became of the money. */
  field: string
  /** What it says where the money was given back. */
  givenBack: string
}

/** Asks before money is said to be given back, of a payment or as a refund: the traveller is told so, which nobody takes back. */
export function AskBeforeGivingBack({ field, givenBack }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  const words = useWords(givingBackWords)
  const [outcome, invoice] = useFormFields(([fields]) => [fields[field]?.value, fields.invoice?.value])
  return (
    <AskBeforeSaving
      isAsked={outcome === givenBack && savedDocumentData?.[field] !== givenBack}
      slug="money-given-back"
      heading={words.heading}
      body={invoice ? words.told : words.toTell}
      confirm={words.confirm}
      keep={words.keep}
    />
  )
}
