'use client'

import { formatRupiah } from '@nusa/shared/money'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { ConfirmBeforeSaving } from './ConfirmBeforeSaving.tsx'
import { eventAmountText } from './paid-amount.ts'
import { settlingTexts } from './settling-texts.ts'

interface Props {
  /** The field that states what happened to the money. */
  field: string
  refundedValue: string
  /** The value for a payment that the company keeps. Refunds do not have this option. */
  retainedValue?: string
}

/**
 * Asks for confirmation before a payment or refund is marked as refunded, because this cannot be undone and the
 * traveller is notified. Also asks before a payment is kept, because its invoice then becomes payable again.
 */
export function ConfirmSettling({ field, refundedValue, retainedValue }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  const texts = useTexts(settlingTexts)
  const outcome = useFormFields(([fields]) => fields[field]?.value)
  const invoice = useFormFields(([fields]) => fields.invoice?.value)
  const isChanged = outcome !== savedDocumentData?.[field]
  const isRefunded = outcome === refundedValue
  const isRetained = retainedValue !== undefined && outcome === retainedValue && Boolean(invoice)
  const amount =
    typeof savedDocumentData?.amount === 'number'
      ? formatRupiah(savedDocumentData.amount)
      : eventAmountText(savedDocumentData?.detail)
  const { travellerNotified, accountDeleted, payerNotNotified } = texts.refunded
  const isAccountDeleted = Boolean(savedDocumentData?.traveller_deleted_at)
  const notification = invoice ? travellerNotified : payerNotNotified
  const refundConsequences = isAccountDeleted ? accountDeleted : notification
  const consequences = isRetained ? texts.retained.body : refundConsequences
  const { heading, confirm } = isRetained ? texts.retained : texts.refunded
  return (
    <ConfirmBeforeSaving
      needsConfirmation={isChanged && (isRefunded || isRetained)}
      slug="money-settled"
      heading={heading}
      body={[amount && `${amount}.`, consequences].filter(Boolean).join(' ')}
      confirmLabel={confirm}
      cancelLabel={texts.notYet}
    />
  )
}
