import type { InvoiceView } from '@nusa/shared/booking'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { onPageReturn, onPageSeen } from '../../../lib/page-return.ts'
import { openPanel } from '../../../lib/panels.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { paymentProblemText } from './payment-problem.ts'
import { paymentRequest } from './payment-request.ts'
import { confirmationTexts as texts } from './texts.ts'

/**
 * Opens the payment page of an invoice. `onStale` is called if the invoice may have changed. The server uses only the
 * invoice id of the request.
 */
export function usePay(onStale: () => void): { pay: (invoice: InvoiceView) => Promise<void>; isPaying: boolean } {
  const [isPaying, setIsPaying] = useState(false)
  useEffect(() =>
    // The traveller returned from the payment page, paid or not.
    onPageReturn(() => {
      setIsPaying(false)
      onStale()
    }),
  )
  // The invoice may have been paid elsewhere or have expired.
  useEffect(() => onPageSeen(onStale))

  const pay = async (invoice: InvoiceView): Promise<void> => {
    if (isPaying) return
    setIsPaying(true)
    const result = await call('createXenditInvoice', { body: paymentRequest(invoice, location.origin) })
    if (result.ok && /^https?:/.test(result.value.invoice_url)) return location.assign(result.value.invoice_url)
    setIsPaying(false)
    if (!result.ok && result.code === 'not_authenticated') {
      openPanel('auth', { onDone: () => void pay(invoice) })
      toast({ ...texts.authenticationRequired, tone: 'destructive' })
      return
    }
    if (!result.ok && (result.code === 'invoice_not_pending' || result.code === 'payment_in_review')) onStale()
    const description = result.ok ? texts.badPaymentProvider : paymentProblemText(result)
    toast({ title: texts.paymentError, description, tone: 'destructive' })
  }

  return { pay, isPaying }
}
