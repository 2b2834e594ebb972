'use client'

import { isRefundedManually } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { dateText } from '../../../core/i18n/times.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { ConfirmBeforeSaving } from '../parts/ConfirmBeforeSaving.tsx'
import { cancellingTexts } from '../parts/cancelling-texts.ts'

/** Asks before a booking is cancelled, which releases its capacity, sends a mail and starts a refund. */
export function ConfirmCancelling() {
  const { savedDocumentData } = useDocumentInfo()
  const language = useLanguage()
  const texts = cancellingTexts[language]
  const status = useFormFields(([fields]) => fields.status?.value)
  const { booking_number, tour_title, booking_date, contact, payment_status, payment_method, total_with_tax } =
    savedDocumentData ?? {}
  const booked = [tour_title, dateText(booking_date, language), contact].filter(Boolean).join(', ')
  const isPaid = payment_status === 'paid'
  const isManual = isPaid && typeof payment_method === 'string' && isRefundedManually(payment_method)
  const isAccountDeleted = Boolean(savedDocumentData?.traveller_deleted_at)
  const consequences = isPaid
    ? texts.paid(typeof total_with_tax === 'number' ? formatRupiah(total_with_tax) : null, isAccountDeleted)
    : texts.unpaid(isAccountDeleted)
  return (
    <ConfirmBeforeSaving
      needsConfirmation={status === 'cancelled' && savedDocumentData?.status !== 'cancelled'}
      slug={`cancel-booking-${booking_number}`}
      heading={texts.heading(String(booking_number))}
      body={
        <>
          <p>{`${booked}.`}</p>
          <p>{consequences}</p>
          {isManual && <p>{texts.manual}</p>}
        </>
      }
      confirmLabel={texts.cancel}
      cancelLabel={texts.keepBooking}
    />
  )
}
