'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { AskBeforeSaving } from './AskBeforeSaving.tsx'
import { settlingWords } from './settling-words.ts'

interface Props {
  /** The field that says what became of the money. */
  field: string
  /** What it says where the money was given back. */
  givenBack: string
  /** What it says where the money is kept for something else; a refund has no such choice. */
  kept?: string
}

/**
 * Asks before money is said to be given back, of a payment or as a refund: the traveller is told so, which nobody takes back.
 * And before it is kept: its invoice asks to be paid again, which may not be meant.
 */
export function AskBeforeSettling({ field, givenBack, kept }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  const words = useWords(settlingWords)
  const [outcome, invoice] = useFormFields(([fields]) => [fields[field]?.value, fields.invoice?.value])
  const isNew = outcome !== savedDocumentData?.[field]
  const isGivenBack = outcome === givenBack
  const isKept = kept !== undefined && outcome === kept && Boolean(invoice)
  const { heading, confirm } = isKept ? words.kept : words.givenBack
  return (
    <AskBeforeSaving
      isAsked={isNew && (isGivenBack || isKept)}
      slug="money-settled"
      heading={heading}
      body={isKept ? words.kept.body : invoice ? words.givenBack.told : words.givenBack.toTell}
      confirm={confirm}
      keep={words.notYet}
    />
  )
}
