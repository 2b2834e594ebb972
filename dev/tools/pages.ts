import { html, raw } from 'hono/html'
import type { Address, Attachment } from 'postal-mime'
import type { SandboxInvoice } from '../sandbox/types.ts'
import type { StoredMail } from './outbox.ts'

type Html = ReturnType<typeof html>

export function homePage(siteUrl: string): Html {
  return layout(
    'Local tools',
    html`<h1>Local tools</h1>
      <ul>
        <li><a href="/mail">Mails</a>: what the product would have sent</li>
        <li><a href="/payments">Payments</a>: the sandbox that replaces Xendit</li>
        <li><a href="${siteUrl}">The storefront</a></li>
      </ul>`,
  )
}

export function mailListPage(mails: StoredMail[]): Html {
  const rows = mails.map(
    ({ file, storedAt, email }) =>
      html`<tr>
        <td><a href="/mail/${file}">${email.subject ?? 'No subject'}</a></td>
        <td>${(email.to ?? []).map(formatAddress).join(', ')}</td>
        <td>${storedAt.toLocaleString('en-GB')}</td>
      </tr>`,
  )
  return layout(
    'Mails',
    html`<h1>Mails</h1>
      ${
        mails.length === 0
          ? html`<p>No mail has been sent yet. Sign up or book in the storefront, then reload.</p>`
          : html`<table>
            <thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Stored at</th></tr></thead>
            <tbody>${rows}</tbody>
          </table>`
      }`,
  )
}

export function mailPage({ file, storedAt, email }: StoredMail): Html {
  return layout(
    email.subject ?? 'No subject',
    html`<p><a href="/mail">All mails</a></p>
      <h1>${email.subject ?? 'No subject'}</h1>
      <p>
        From ${email.from ? formatAddress(email.from) : 'an unknown sender'} to ${(email.to ?? []).map(formatAddress).join(', ')},
        ${storedAt.toLocaleString('en-GB')}. <a href="/mail/${file}/source">Source</a>
      </p>
      ${attachmentList(file, email.attachments)}
      ${
        email.html
          ? html`<iframe title="The mail" src="/mail/${file}/body" sandbox="allow-top-navigation-by-user-activation"></iframe>`
          : html`<pre>${email.text ?? ''}</pre>`
      }`,
  )
}

function attachmentList(file: string, attachments: Attachment[]): Html | string {
  if (attachments.length === 0) return ''
  const items = attachments.map(
    ({ filename, mimeType }, index) =>
      html`<li><a href="/mail/${file}/attachments/${index}">${filename ?? 'Attachment'}</a> (${mimeType})</li>`,
  )
  return html`<h2>Attachments</h2><ul>${items}</ul>`
}

/** Returns the mail's own HTML for a frame in which scripts cannot run. Links open in the whole window. */
export function mailBody({ email }: StoredMail): Html {
  return html`<!doctype html><base target="_top" />${raw(email.html ?? '')}`
}

export function paymentsPage(invoices: SandboxInvoice[]): Html {
  const rows = invoices.map(
    ({ id, external_id, description, amount, currency, status, created }) =>
      html`<tr>
        <td><a href="/web/${id}">${description ?? external_id}</a></td>
        <td>${currency} ${amount.toLocaleString('id-ID')}</td>
        <td>${status}</td>
        <td>${new Date(created).toLocaleString('en-GB')}</td>
      </tr>`,
  )
  const headerCells = html`<th scope="col">Invoice</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Created at</th>`
  return layout(
    'Payments',
    html`<h1>Payments</h1>
      <p>The sandbox that replaces Xendit. Open an invoice to pay it, to let it fail or expire, and to choose the result of a refund.</p>
      ${
        invoices.length === 0
          ? html`<p>Nothing is to be paid yet. Book something in the storefront and choose Pay Now.</p>`
          : html`<table><thead><tr>${headerCells}</tr></thead><tbody>${rows}</tbody></table>`
      }`,
  )
}

export function notFoundPage(): Html {
  return layout('Not found', html`<h1>Not found</h1><p><a href="/">Local tools</a></p>`)
}

function formatAddress(address: Address): string {
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '')
}

function layout(title: string, body: Html | Promise<Html>): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Nusa</title>
        <style>
          body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #fbf8f2; color: #14231f }
          a { color: #0f5c4d }
          table { width: 100%; border-collapse: collapse }
          th, td { text-align: left; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid #e6ece6; overflow-wrap: anywhere }
          iframe { width: 100%; height: 70vh; border: 1px solid #e6ece6; background: #fff }
          pre { white-space: pre-wrap }
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}
