import { Hono } from 'hono'
import { ApiError } from './api-error.ts'
import type { Invoices } from './invoices.ts'
import { missingPage, paymentPage } from './page.ts'
import { isScenario } from './refund-scenarios.ts'
import type { Refunds } from './refunds.ts'
import type { Misbehaviour, SandboxInvoice } from './types.ts'

interface PageParts {
  invoices: Invoices
  refunds: Refunds
  misbehaviour: Misbehaviour
  /** Returns the public URL of the sandbox. */
  base: (request: Request) => string
}

/** Creates the payment page for travellers, on which a developer also chooses the result of refunds. */
export function hostedPage({ invoices, refunds, misbehaviour, base }: PageParts): Hono {
  const app = new Hono()
  app.get('/web/:id', (c) => {
    const invoice = known(invoices, c.req.param('id'))
    return invoice ? c.html(paymentPage(invoice, refunds.of(invoice.id), base(c.req.raw))) : c.html(missingPage(), 404)
  })
  app.post('/web/:id', async (c) => {
    const invoice = known(invoices, c.req.param('id'))
    if (!invoice) return c.html(missingPage(), 404)
    const { action, channel, refund } = await c.req.parseBody()
    if (isScenario(refund)) refunds.plan(invoice.id, refund)
    const after = act(invoices, misbehaviour, invoice, String(action), String(channel))
    const back = after === 'paid' ? invoice.success_redirect_url : invoice.failure_redirect_url
    return c.redirect(back ?? `${base(c.req.raw)}/web/${invoice.id}`, 303)
  })
  app.post('/web/:id/refunds/:refund', async (c) => {
    const { action } = await c.req.parseBody()
    const { id, status } = refunds.get(c.req.param('refund'))
    if (status === 'PENDING') refunds.finish(id, action === 'succeed' ? 'SUCCEEDED' : 'FAILED')
    return c.redirect(`${base(c.req.raw)}/web/${c.req.param('id')}`, 303)
  })
  return app
}

function act(
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

function known(invoices: Invoices, id: string): SandboxInvoice | null {
  try {
    return invoices.get(id)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
