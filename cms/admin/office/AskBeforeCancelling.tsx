'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useWords } from '../../i18n/use-language.ts'
import { AskBeforeSaving } from './AskBeforeSaving.tsx'
import { cancellingWords } from './cancelling-words.ts'

/** Asks before a booking is cancelled, which releases its capacity, sends a mail and starts a refund. */
export function AskBeforeCancelling() {
  const { savedDocumentData } = useDocumentInfo()
  const words = useWords(cancellingWords)
  const [status, payment, number] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.payment_status?.value,
    fields.booking_number?.value,
  ])
  return (
    <AskBeforeSaving
      isAsked={status === 'cancelled' && savedDocumentData?.status !== 'cancelled'}
      slug={`cancel-booking-${number}`}
      heading={words.heading(String(number))}
      body={payment === 'paid' ? words.paid : words.unpaid}
      confirm={words.cancel}
      keep={words.keep}
    />
  )
}
