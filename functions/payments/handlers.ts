import type { Handlers } from '../http/call.ts'
import { okReply } from '../http/respond.ts'
import type { Deps } from '../ports/deps.ts'
import { isFailure } from '../ports/failure.ts'
import { createPayment } from '../services/payments/create-payment.ts'
import { receiveWebhook } from '../services/payments/settle-invoice.ts'
import { receiveRefundWebhook } from '../services/refunds/process-refunds.ts'

export function createPaymentHandlers(deps: Deps): Pick<Handlers, 'createXenditInvoice' | 'xenditWebhook'> {
  return {
    async createXenditInvoice({ traveller, body }) {
      const payment = await createPayment(deps, traveller, body)
      return isFailure(payment) ? payment : { body: payment }
    },
    async xenditWebhook({ body }) {
      const failure = await ('data' in body ? receiveRefundWebhook(deps, body.data) : receiveWebhook(deps, body))
      await deps.webhookProblems.recordAccepted()
      return failure ?? okReply
    },
  }
}
