import { Hono } from 'hono'
import { ApiError } from './api-error.ts'
import type { Invoices } from './invoices.ts'
import { missingPage, paymentPage } from './page.ts'
import type { Misbehaviour, SandboxInvoice } from './types.ts'

/** The page that a traveller sees. `base` is the sandbox's public address. */
export function hostedPage(invoices: Invoices, misbehaviour: Misbehaviour, base: (request: Request) => string): Hono {
  const app = new Hono()
  app.get('/web/:id', (c) => {
    const invoice = known(invoices, c.req.param('id'))
    return invoice ? c.html(paymentPage(invoice, base(c.req.raw))) : c.html(missingPage(), 404)
  })
  app.post('/web/:id', async (c) => {
    const invoice = known(invoices, c.req.param('id'))
    if (!invoice) return c.html(missingPage(), 404)
    const { action, channel } = await c.req.parseBody()
    const after = act(invoices, misbehaviour, invoice, String(action), String(channel))
    const back = after === 'paid' ? invoice.success_redirect_url : invoice.failure_redirect_url
    return c.redirect(back ?? `${base(c.req.raw)}/web/${invoice.id}`, 303)
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
