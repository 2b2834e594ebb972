import type { Deps } from '../deps.ts'
import { isFailure } from '../failure.ts'
import type { Handlers } from '../http/call.ts'
import { createPayment } from '../services/create-payment.ts'
import { receiveWebhook } from '../services/receive-webhook.ts'

export function paymentHandlers(deps: Deps): Pick<Handlers, 'createXenditInvoice' | 'xenditWebhook'> {
  return {
    async createXenditInvoice({ traveller, body }) {
      const payment = await createPayment(deps, traveller, body)
      return isFailure(payment) ? payment : { answer: payment }
    },
    async xenditWebhook({ body }) {
      return (await receiveWebhook(deps, body)) ?? { answer: { ok: true } }
    },
  }
}
