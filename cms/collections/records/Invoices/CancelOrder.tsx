'use client'

import { isRefundedManually } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { Button, ConfirmationModal, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Language } from '../../../core/i18n/language.ts'
import { dateText } from '../../../core/i18n/times.ts'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { cancellingTexts } from '../parts/cancelling-texts.ts'
import {
  type ChosenRefund,
  computeChosenRefund,
  RefundChoice,
  RequireReason,
  refundByPolicy,
} from '../parts/RefundChoice.tsx'
import type { CancellableOrder } from './cancel-order.ts'
import { cancelOrderTexts } from './cancel-order-texts.ts'
import '../../../admin/office.css'

const orderSchema: z.ZodMiniType<CancellableOrder> = z.object({
  bookings: z.array(
    z.object({ id: z.int(), booking_number: z.string(), tour_title: z.string(), booking_date: z.string() }),
  ),
  total: z.number(),
  refund: z.number(),
})
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)) })

/** Cancels all bookings of an order, after a confirmation that shows the bookings and the refund. */
export function CancelOrder() {
  const { id, savedDocumentData: invoice } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const language = useLanguage()
  const texts = cancelOrderTexts[language]
  const [order, setOrder] = useState<CancellableOrder | null>(null)
  const [chosenRefund, setChosenRefund] = useState<ChosenRefund>(refundByPolicy)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  if (typeof id !== 'string' || (invoice?.status !== 'pending' && invoice?.status !== 'paid')) return null
  const slug = `cancel-order-${id}`
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/invoices/${id}/cancel-order` })

  const figures = order && invoice.status === 'paid' ? { paid: order.total, refund: order.refund } : null

  /** Runs an action, and shows the message that the action returns. */
  async function runAction(action: () => Promise<string>) {
    setIsBusy(true)
    setMessage(await action().catch(() => texts.cancellingFailed))
    setIsBusy(false)
  }
  const openConfirmation = () =>
    runAction(async () => {
      const response = await fetch(url)
      if (!response.ok) return readRefusalMessage(response, language)
      const cancellableOrder = z.parse(orderSchema, await response.json())
      if (cancellableOrder.bookings.length === 0) return texts.noBookingToCancel
      setOrder(cancellableOrder)
      setChosenRefund(refundByPolicy)
      openModal(slug)
      return ''
    })
  const cancelOrder = () =>
    runAction(async () => {
      const bookings = order?.bookings.map((booking) => booking.id)
      const body = figures && {
        refund: computeChosenRefund(chosenRefund, figures),
        reason: chosenRefund.reason,
        bookings,
      }
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      })
      if (!response.ok) return readRefusalMessage(response, language)
      window.location.reload()
      return texts.orderCancelled
    })
  const isAccountDeleted = Boolean(invoice.traveller_deleted_at)
  return (
    <div className="field-type nusa-record-action">
      <Button onClick={() => void openConfirmation()} disabled={isBusy} margin={false} buttonStyle="secondary">
        {texts.openDialog}
      </Button>
      <p role="status">{message}</p>
      <RequireReason figures={figures} chosenRefund={chosenRefund} onChoose={setChosenRefund}>
        <ConfirmationModal
          modalSlug={slug}
          heading={texts.heading(String(invoice.order_number))}
          body={
            <>
              <ul>
                {order?.bookings.map(({ id: booking, booking_number, tour_title, booking_date }) => (
                  <li key={booking}>{`${booking_number}: ${tour_title}, ${dateText(booking_date, language)}`}</li>
                ))}
              </ul>
              {figures && <RefundChoice figures={figures} chosenRefund={chosenRefund} onChoose={setChosenRefund} />}
              <p>
                {figures
                  ? texts.paidConsequences(computeChosenRefund(chosenRefund, figures), isAccountDeleted)
                  : texts.unpaidConsequences(formatRupiah(order?.total ?? 0), isAccountDeleted)}
              </p>
              {invoice.status === 'paid' && isRefundedManually(String(invoice.payment_method)) && (
                <p>{cancellingTexts[language].manualRefundNotice}</p>
              )}
            </>
          }
          cancelLabel={texts.cancelLabel}
          confirmLabel={texts.confirmLabel}
          onConfirm={() => void cancelOrder()}
        />
      </RequireReason>
    </div>
  )
}

async function readRefusalMessage(response: Response, language: Language): Promise<string> {
  const { errors } = z.parse(refusalSchema, await response.json())
  return errors.map(({ message }) => translateMessage(message, language)).join(' ')
}
