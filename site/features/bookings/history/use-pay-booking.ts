import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { paymentProblemText } from '../confirmation/payment-problem.ts'
import { confirmationTexts } from '../confirmation/texts.ts'
import { usePay } from '../confirmation/use-pay.ts'

/** Returns a function that pays the invoice of a booking; `payingId` is the invoice whose payment is being started. */
export function usePayBooking(onStale: () => void): { pay: (invoiceId: string) => void; payingId: string | null } {
  const { pay: payInvoice } = usePay(onStale)
  const [payingId, setPayingId] = useState<string | null>(null)

  const pay = async (invoiceId: string) => {
    if (payingId) return
    setPayingId(invoiceId)
    const result = await call('getInvoice', { params: { id: invoiceId } })
    if (result.ok) await payInvoice(result.value)
    else if (result.code === 'not_authenticated') {
      openPanel('auth', { onDone: () => void pay(invoiceId) })
      toast({ ...confirmationTexts.authenticationRequired, tone: 'destructive' })
    } else
      toast({
        title: confirmationTexts.paymentError,
        description: paymentProblemText(result),
        tone: 'destructive',
      })
    setPayingId(null)
  }

  return { pay: (invoiceId) => void pay(invoiceId), payingId }
}
