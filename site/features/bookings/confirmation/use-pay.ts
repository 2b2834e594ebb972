import type { BookingView, InvoiceView } from '@nusa/shared/booking'
import { useEffect, useState } from 'react'
import { type CallFailure, call } from '../../../lib/api.ts'
import { onPageRefocused, onPageRestored } from '../../../lib/page-return.ts'
import { openPanel } from '../../../lib/panels.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { confirmationTexts as texts } from './texts.ts'

const maxItemNameLength = 100

type PayableInvoice = Pick<InvoiceView, 'id' | 'order_number' | 'total_after_tax' | 'customer'> & {
  bookings: readonly Pick<BookingView, 'status' | 'tour_title' | 'package_title' | 'total_price'>[]
}

/** Returns the request as the API specifies it. The server uses only `external_id`, and reads the rest itself. */
export function createPaymentRequest(invoice: PayableInvoice, origin: string) {
  const returnUrl = `${origin}/booking/confirmation/${invoice.id}`
  const bookings = invoice.bookings.filter(({ status }) => status !== 'cancelled')
  return {
    external_id: invoice.id,
    amount: invoice.total_after_tax,
    description: invoice.order_number,
    customer: invoice.customer,
    items: bookings.map(({ tour_title, package_title, total_price }) => ({
      name: [tour_title, package_title].filter(Boolean).join(': ').slice(0, maxItemNameLength),
      price: total_price,
      quantity: 1,
    })),
    success_redirect_url: `${returnUrl}?status=success`,
    failure_redirect_url: `${returnUrl}?status=failed`,
  }
}

/**
 * Returns a function that opens the payment page of an invoice. `onStale` is called if the invoice may have changed.
 */
export function usePay(onStale: () => void): { pay: (invoice: InvoiceView) => Promise<void>; isPaying: boolean } {
  const [isPaying, setIsPaying] = useState(false)
  // The traveller has returned from the payment page and may have paid.
  useEffect(() =>
    onPageRestored(() => {
      setIsPaying(false)
      onStale()
    }),
  )
  // The invoice may have been paid in another tab or may have expired.
  useEffect(() => onPageRefocused(onStale))

  const pay = async (invoice: InvoiceView): Promise<void> => {
    if (isPaying) return
    setIsPaying(true)
    const result = await call('createXenditInvoice', { body: createPaymentRequest(invoice, location.origin) })
    const isWebAddress = result.ok && /^https?:/.test(result.value.invoice_url)
    if (isWebAddress) return location.assign(result.value.invoice_url)
    setIsPaying(false)
    if (!result.ok && result.code === 'not_authenticated') {
      openPanel('auth', { onSignedIn: () => void pay(invoice) })
      toast({ ...texts.authenticationRequired, tone: 'destructive' })
      return
    }
    const hasInvoiceChanged =
      !result.ok && (result.code === 'invoice_not_pending' || result.code === 'payment_in_review')
    if (hasInvoiceChanged) onStale()
    const description = result.ok ? texts.invalidProviderResponse : paymentProblemText(result)
    toast({ title: texts.paymentError, description, tone: 'destructive' })
  }

  return { pay, isPaying }
}

export function paymentProblemText({ code, message, fields }: CallFailure): string {
  switch (code) {
    case 'bad_answer':
      return fields && 'invoice_url' in fields ? texts.invalidProviderResponse : texts.invalidServerResponse
    case 'offline':
    case 'unavailable':
    case 'internal':
      return texts.processFailed
    default:
      return message
  }
}
