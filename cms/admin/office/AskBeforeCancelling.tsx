'use client'

import { ConfirmationModal, SaveButton, useDocumentInfo, useForm, useFormFields, useModal } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import { cancellingWords } from './cancelling-words.ts'

/** Payload's Save, which asks before a booking is cancelled: its places go, a mail and money leave, and nothing brings it back. */
export function AskBeforeCancelling() {
  const { savedDocumentData } = useDocumentInfo()
  const { submit } = useForm()
  const { openModal } = useModal()
  const words = useWords(cancellingWords)
  const [status, payment, reference] = useFormFields(([fields]) => [
    fields.status?.value,
    fields.payment_status?.value,
    fields.booking_reference?.value,
  ])
  const isCancelling = status === 'cancelled' && savedDocumentData?.status !== 'cancelled'
  const modal = `cancel-booking-${reference}`

  function ask(event: MouseEvent) {
    if (!isCancelling) return
    event.stopPropagation()
    openModal(modal)
  }

  return (
    <>
      <div onClickCapture={ask}>
        <SaveButton />
      </div>
      <ConfirmationModal
        modalSlug={modal}
        heading={words.heading(String(reference))}
        body={payment === 'paid' ? words.paid : words.unpaid}
        cancelLabel={words.keep}
        confirmLabel={words.cancel}
        onConfirm={() => void submit()}
      />
    </>
  )
}
