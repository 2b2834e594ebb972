import { formatRupiah } from '@nusa/shared/money'
import { escapeHtml } from '@nusa/shared/text'
import { Hono } from 'hono'
import { channels, type Invoices } from './invoices.ts'
import type { Refunds } from './refunds.ts'
import { ApiError, isScenario, type Misbehaviour, type Refund, refundScenarios, type SandboxInvoice } from './types.ts'

interface PageDependencies {
  invoices: Invoices
  refunds: Refunds
  misbehaviour: Misbehaviour
  baseUrl: (request: Request) => string
}

/** Creates the page on which travellers pay. A developer can also choose the result of refunds. */
export function paymentPage({ invoices, refunds, misbehaviour, baseUrl }: PageDependencies): Hono {
  const app = new Hono()
  app.get('/web/:id', (c) => {
    const invoice = findInvoice(invoices, c.req.param('id'))
    return invoice
      ? c.html(renderPaymentPage(invoice, refunds.list(invoice.id), baseUrl(c.req.raw)))
      : c.html(renderMissingPage(), 404)
  })
  app.post('/web/:id', async (c) => {
    const invoice = findInvoice(invoices, c.req.param('id'))
    if (!invoice) return c.html(renderMissingPage(), 404)
    const { action, channel, refund: refundScenario } = await c.req.parseBody()
    if (isScenario(refundScenario)) refunds.chooseScenario(invoice.id, refundScenario)
    const paymentResult = applyAction(invoices, misbehaviour, invoice, String(action), String(channel))
    const redirectUrl = paymentResult === 'paid' ? invoice.success_redirect_url : invoice.failure_redirect_url
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

/** Applies the action of the clicked button, and returns the result of the payment. */
function applyAction(
  invoices: Invoices,
  misbehaviour: Misbehaviour,
  { id, status }: SandboxInvoice,
  action: string,
  channel: string,
) {
  if (status === 'PAID' || status === 'SETTLED') return 'paid'
  if (action === 'pay' && (status === 'PENDING' || misbehaviour.payAfterExpiry)) {
    invoices.pay(id, channel, { amount: misbehaviour.payAmount, allowsExpired: misbehaviour.payAfterExpiry })
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

/** Works without JavaScript. */
function renderPaymentPage(invoice: SandboxInvoice, refunds: Refund[], baseUrl: string): string {
  const isOpen = invoice.status === 'PENDING'
  return renderLayout(`
    <header><p class="brand">Nusa</p><p class="test">Test payment - no money moves</p></header>
    <h1>${isOpen ? 'Pay your booking' : headings[invoice.status]}</h1>
    <p class="amount">${formatRupiah(invoice.amount)}</p>
    <p class="quiet">${escapeHtml(invoice.description ?? '')}</p>
    ${renderItems(invoice)}
    ${isOpen ? renderPaymentForm(invoice, baseUrl) : renderBackLink(invoice)}
    ${refunds.map((refund) => renderRefund(refund, baseUrl)).join('')}`)
}

const headings: Record<string, string> = {
  PAID: 'This invoice is paid',
  SETTLED: 'This invoice is paid',
  EXPIRED: 'This invoice has expired',
}

function renderMissingPage(): string {
  return renderLayout('<header><p class="brand">Nusa</p></header><h1>There is no such invoice</h1>')
}

function renderItems({ items = [], fees = [] }: SandboxInvoice): string {
  const rows = [
    ...items.map(({ name, price, quantity }) => ({
      label: quantity > 1 ? `${name} × ${quantity}` : name,
      amount: price * quantity,
    })),
    ...fees.map(({ type, value }) => ({ label: type, amount: value })),
  ]
  if (rows.length === 0) return ''
  const listItems = rows.map(
    ({ label, amount }) => `<li><span>${escapeHtml(label)}</span><span>${formatRupiah(amount)}</span></li>`,
  )
  return `<ul>${listItems.join('')}</ul>`
}

function renderPaymentForm({ id, expiry_date }: SandboxInvoice, baseUrl: string): string {
  const channelOptions = channels.map(
    (channel, index) =>
      `<label><input type="radio" name="channel" value="${channel.id}"${index === 0 ? ' checked' : ''}> ${channel.name}</label>`,
  )
  return `<form method="post" action="${baseUrl}/web/${id}">
      <fieldset><legend>How do you want to pay?</legend>${channelOptions.join('')}</fieldset>
      ${renderRefundChoice()}
      <button class="primary" name="action" value="pay">Pay</button>
      <div class="others">
        <button name="action" value="fail">Fail</button>
        <button name="action" value="expire">Let it expire</button>
      </div>
    </form>
    <p class="quiet">To be paid by ${expiry_date.slice(0, 16).replace('T', ' ')} UTC.</p>`
}

function renderRefundChoice(): string {
  const options = refundScenarios.map(({ id, name }) => `<option value="${id}">${name}</option>`)
  return `<label class="choice">Result of a refund
        <select name="refund"><option value="">depends on the payment method</option>${options.join('')}</select>
      </label>`
}

function renderRefund({ id, invoice_id, amount, status }: Refund, baseUrl: string): string {
  const decisionForm = `<form method="post" action="${baseUrl}/web/${invoice_id}/refunds/${id}" class="others">
        <button name="action" value="succeed">Let it succeed</button>
        <button name="action" value="fail">Let it fail</button>
      </form>`
  const form = status === 'PENDING' ? decisionForm : ''
  return `<section><h2>Refund of ${formatRupiah(amount)}</h2><p class="quiet">${status}</p>${form}</section>`
}

function renderBackLink({ status, success_redirect_url, failure_redirect_url }: SandboxInvoice): string {
  const url = status === 'EXPIRED' ? failure_redirect_url : success_redirect_url
  return url ? `<p><a class="primary" href="${escapeHtml(url)}">Back to Nusa</a></p>` : ''
}

function renderLayout(content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Payment - Nusa</title>
    <style>${styles}</style>
  </head>
  <body><main>${content}</main></body>
</html>`
}

const styles = `
  * { box-sizing: border-box }
  body { margin: 0; background: #e6ece6; color: #14231f; font: 16px/1.5 'Plus Jakarta Sans', system-ui, sans-serif }
  main { max-width: 30rem; margin: 0 auto; min-height: 100vh; padding: 1.5rem; background: #fbf8f2 }
  @media (min-width: 34rem) { main { min-height: 0; margin: 3rem auto; padding: 2.5rem; border: 1px solid #d5ddd5; border-radius: 6px } }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .5rem; padding-bottom: 1rem; border-bottom: 1px solid #e6ece6 }
  p { margin: 0 }
  .brand { font: 600 1.5rem Fraunces, Georgia, serif; color: #0f5c4d }
  .test { padding: .125rem .5rem; border-radius: 3px; background: #fbe8c8; font-size: .8125rem }
  h1 { margin: 1.5rem 0 .25rem; font: 600 1.375rem/1.25 Fraunces, Georgia, serif }
  .amount { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums }
  .quiet { margin: .25rem 0 0; color: #47564f; font-size: .875rem; overflow-wrap: anywhere }
  ul { list-style: none; margin: 1.25rem 0 0; padding: 0; border-top: 1px solid #e6ece6; font-size: .9375rem }
  li { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 0; border-bottom: 1px solid #e6ece6 }
  li span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums }
  fieldset { margin: 1.5rem 0 1rem; padding: 0; border: 0 }
  legend { padding: 0; margin-bottom: .5rem; font-weight: 600 }
  label { display: flex; align-items: center; gap: .75rem; min-height: 48px; padding: 0 1rem; border: 1px solid #d5ddd5; border-radius: 4px; background: #fff; cursor: pointer }
  label + label { margin-top: .5rem }
  .choice { flex-wrap: wrap; margin-bottom: 1rem; padding: .5rem 1rem }
  select { flex: 1; min-height: 44px; min-width: 12rem; font: inherit }
  section { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid #e6ece6 }
  h2 { margin: 0; font-size: 1rem }
  label:has(input:checked) { border-color: #0f5c4d; box-shadow: inset 0 0 0 1px #0f5c4d }
  input { margin: 0; accent-color: #0f5c4d; width: 1.125rem; height: 1.125rem }
  button, a.primary { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 0 1.25rem; border: 1px solid #14231f; border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none }
  .primary { background: #0f5c4d; border-color: #0f5c4d; color: #fff }
  a.primary { margin-top: 1.5rem }
  form + .quiet { margin-top: .75rem }
  .others { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-top: .5rem }
  :focus-visible { outline: 3px solid #e79a1c; outline-offset: 2px }
`
