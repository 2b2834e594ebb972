import { Hono } from 'hono'
import type { Invoices } from './invoices.ts'
import { missingPage, paymentPage } from './payment-page.ts'
import type { Refunds } from './refunds.ts'
import { ApiError, isScenario, type Misbehaviour, type SandboxInvoice } from './types.ts'

interface PageDependencies {
  invoices: Invoices
  refunds: Refunds
  misbehaviour: Misbehaviour
  /** Returns the public URL of the sandbox. */
  baseUrl: (request: Request) => string
}

/** Creates the payment page for travellers, on which a developer also chooses the result of refunds. */
export function hostedPage({ invoices, refunds, misbehaviour, baseUrl }: PageDependencies): Hono {
  const app = new Hono()
  app.get('/web/:id', (c) => {
    const invoice = findInvoice(invoices, c.req.param('id'))
    return invoice
      ? c.html(paymentPage(invoice, refunds.list(invoice.id), baseUrl(c.req.raw)))
      : c.html(missingPage(), 404)
  })
  app.post('/web/:id', async (c) => {
    const invoice = findInvoice(invoices, c.req.param('id'))
    if (!invoice) return c.html(missingPage(), 404)
    const { action, channel, refund } = await c.req.parseBody()
    if (isScenario(refund)) refunds.chooseScenario(invoice.id, refund)
    const result = applyAction(invoices, misbehaviour, invoice, String(action), String(channel))
    const redirectUrl = result === 'paid' ? invoice.success_redirect_url : invoice.failure_redirect_url
    return c.redirect(redirectUrl ?? `${baseUrl(c.req.raw)}/web/${invoice.id}`, 303)
  })
  app.post('/web/:id/refunds/:refund', async (c) => {
    const { action } = await c.req.parseBody()
    const { id, status } = refunds.get(c.req.param('refund'))
    if (status === 'PENDING') refunds.finish(id, action === 'succeed' ? 'SUCCEEDED' : 'FAILED')
    return c.redirect(`${baseUrl(c.req.raw)}/web/${c.req.param('id')}`, 303)
  })
  return app
}

function applyAction(
  invoices: Invoices,
  misbehaviour: Misbehaviour,
  { id, status }: SandboxInvoice,
  action: string,
  channel: string,
) {
  if (status === 'PAID' || status === 'SETTLED') return 'paid'
  if (action === 'pay' && (status === 'PENDING' || misbehaviour.payAfterExpiry)) {
    invoices.pay(id, channel, { amount: misbehaviour.payAmount, evenIfExpired: misbehaviour.payAfterExpiry })
    return 'paid'
  }
  if (action === 'expire') invoices.expire(id)
  return 'failed'
}

function findInvoice(invoices: Invoices, id: string): SandboxInvoice | null {
  try {
    return invoices.get(id)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
