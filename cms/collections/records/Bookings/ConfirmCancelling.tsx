'use client'

import { isRefundedManually } from '@nusa/shared/booking'
import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { useFetchedJson } from '../../../admin/use-json.ts'
import { dateText } from '../../../core/i18n/times.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { computeBookingFigures } from '../parts/booking-refund.ts'
import { ConfirmBeforeSaving } from '../parts/ConfirmBeforeSaving.tsx'
import { cancellingTexts } from '../parts/cancelling-texts.ts'
import {
  type ChosenRefund,
  computeChosenRefund,
  RefundChoice,
  RequireReason,
  refundByPolicy,
} from '../parts/RefundChoice.tsx'

const bookingSchema = z.catch(z.nullable(z.record(z.string(), z.unknown())), null)

/** Returns the paid amount and the refund by the cancellation policy, or null if nothing was paid. */
function computePaidFigures(booking: Record<string, unknown>) {
  const { payment_status, total_with_tax } = booking
  if (payment_status !== 'paid' || typeof total_with_tax !== 'number') return null
  return computeBookingFigures(booking, total_with_tax, new Date())
}

/** Asks before a booking is cancelled, which releases its capacity, sends an email and starts a refund. */
export function ConfirmCancelling() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  // If the server refuses the refund, the booking may have changed since the form was opened. The new count changes the
  // URL, so the booking is loaded again.
  const [refusalCount, setRefusalCount] = useState(0)
  const countRefusal = useCallback(() => setRefusalCount((count) => count + 1), [])
  const url = `${config.serverURL}${config.routes.api}/bookings/${id}?depth=0&refusals=${refusalCount}`
  const response = useFetchedJson(refusalCount === 0 ? null : url)
  const currentBooking = bookingSchema.parse(response ?? null) ?? savedDocumentData
  const language = useLanguage()
  const texts = cancellingTexts[language]
  const [chosenRefund, setChosenRefund] = useState<ChosenRefund>(refundByPolicy)
  const status = useFormFields(([fields]) => fields.status?.value)
  const { booking_number, tour_title, booking_date, contact, payment_status, payment_method } = currentBooking ?? {}
  const bookingSummary = [tour_title, dateText(booking_date, language), contact].filter(Boolean).join(', ')
  const isPaid = payment_status === 'paid'
  const isManualRefund = isPaid && typeof payment_method === 'string' && isRefundedManually(payment_method)
  const isAccountDeleted = Boolean(savedDocumentData?.traveller_deleted_at)
  const isCancelling = status === 'cancelled' && savedDocumentData?.status !== 'cancelled'
  const figures = isCancelling ? computePaidFigures(currentBooking ?? {}) : null
  const refund = figures && computeChosenRefund(chosenRefund, figures)
  const consequences = isPaid
    ? texts.paidConsequences(refund, isAccountDeleted)
    : texts.unpaidConsequences(isAccountDeleted)
  return (
    <RequireReason figures={figures} chosenRefund={chosenRefund} onChoose={setChosenRefund}>
      <ConfirmBeforeSaving
        needsConfirmation={isCancelling}
        {...(figures && { addedValues: { refund_amount: refund, refund_reason: chosenRefund.reason } })}
        onRefused={countRefusal}
        slug={`cancel-booking-${booking_number}`}
        heading={texts.heading(String(booking_number))}
        body={
          <>
            <p>{`${bookingSummary}.`}</p>
            {figures && <RefundChoice figures={figures} chosenRefund={chosenRefund} onChoose={setChosenRefund} />}
            <p>{consequences}</p>
            {isManualRefund && <p>{texts.manualRefundNotice}</p>}
          </>
        }
        confirmLabel={texts.confirmLabel}
        cancelLabel={texts.cancelLabel}
      />
    </RequireReason>
  )
}
