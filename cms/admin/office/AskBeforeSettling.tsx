'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { AskBeforeSaving } from './AskBeforeSaving.tsx'
import { settlingWords } from './settling-words.ts'

interface Props {
  /** The field that states what happened to the money. */
  field: string
  /** The value that means refunded. */
  givenBack: string
  /** The value that means kept for another purpose; a refund has no such option. */
  kept?: string
}

/**
 * Asks before a payment is marked as refunded, or a refund as done, because the traveller is notified, which cannot be
 * undone. Also asks before a payment is marked as kept, because its invoice then becomes payable again, which may not
 * be intended.
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
