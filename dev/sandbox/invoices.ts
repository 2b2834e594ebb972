import { randomBytes, randomUUID } from 'node:crypto'
import type { CreateRequest } from './parse-create-request.ts'
import type { Store } from './store.ts'
import { ApiError, type SandboxInvoice, type Status } from './types.ts'
import type { Webhooks } from './webhooks.ts'

const oneDaySeconds = 86_400
const firstVirtualAccount = 8_808_000_000

/** `method` is the payment method that Xendit reports for the channel. */
export const channels = [
  { id: 'QRIS', name: 'QRIS', method: 'QR_CODE' },
  { id: 'BCA', name: 'BCA virtual account', method: 'BANK_TRANSFER' },
  { id: 'MANDIRI', name: 'Mandiri virtual account', method: 'BANK_TRANSFER' },
  { id: 'OVO', name: 'OVO', method: 'EWALLET' },
  { id: 'CREDIT_CARD', name: 'Credit or debit card', method: 'CREDIT_CARD' },
] as const

export interface Invoices {
  create(request: CreateRequest, publicUrl: string): SandboxInvoice
  get(id: string): SandboxInvoice
  /** Returns the newest invoices first. `lastInvoice` is the id of an invoice: only older invoices match. */
  list(filter: {
    externalId?: string
    statuses: string[]
    createdAfter?: Date
    lastInvoice?: string
    limit: number
  }): SandboxInvoice[]
  /** Pays `amount`, if given, instead of the invoice's amount. Throws if the invoice cannot be paid. */
  pay(id: string, channel: string, options?: { amount?: number | null; allowsExpired?: boolean }): SandboxInvoice
  settle(id: string): SandboxInvoice
  expire(id: string): SandboxInvoice
}

/** Each change is saved to disk together with its webhook before the method returns. */
export function createInvoices(store: Store, webhooks: Webhooks, now: () => Date): Invoices {
  const { state } = store

  function changeStatus(
    invoice: SandboxInvoice,
    status: Status,
    otherFields: Partial<SandboxInvoice> = {},
  ): SandboxInvoice {
    Object.assign(invoice, otherFields, { status, updated: now().toISOString() })
    webhooks.enqueue(webhookBody(invoice))
    store.save()
    webhooks.sendDue()
    return invoice
  }

  function getCurrent(id: string): SandboxInvoice {
    const invoice = state.invoices.find((candidate) => candidate.id === id)
    if (!invoice) throw new ApiError(404, 'INVOICE_NOT_FOUND_ERROR', 'Could not find invoice by id.')
    return expireOverdue(invoice)
  }

  function expireOverdue(invoice: SandboxInvoice): SandboxInvoice {
    const isOverdue = invoice.status === 'PENDING' && new Date(invoice.expiry_date) <= now()
    return isOverdue ? changeStatus(invoice, 'EXPIRED') : invoice
  }

  return {
    create(request, publicUrl) {
      const invoice = createInvoice(request, publicUrl, now())
      state.invoices.push(invoice)
      store.save()
      return invoice
    },
    get: getCurrent,
    list({ externalId, statuses, createdAfter, lastInvoice, limit }) {
      const lastIndex = state.invoices.findIndex(({ id }) => id === lastInvoice)
      // The newest invoice is listed first, so the next page has the invoices created before `lastInvoice`.
      const remainingInvoices = lastIndex < 0 ? state.invoices : state.invoices.slice(0, lastIndex)
      const matchingInvoices = remainingInvoices
        .filter((invoice) => externalId === undefined || invoice.external_id === externalId)
        .filter(({ created }) => createdAfter === undefined || new Date(created) >= createdAfter)
        .map(expireOverdue)
        .filter((invoice) => statuses.length === 0 || statuses.includes(invoice.status))
      return matchingInvoices.toReversed().slice(0, limit)
    },
    pay(id, channelId, { amount, allowsExpired = false } = {}) {
      const invoice = getCurrent(id)
      const isPayable = invoice.status === 'PENDING' || (invoice.status === 'EXPIRED' && allowsExpired)
      if (!isPayable) throw new ApiError(400, 'INVALID_STATUS', `The invoice is ${invoice.status}.`)
      const channel = channels.find((candidate) => candidate.id === channelId) ?? channels[0]
      return changeStatus(invoice, 'PAID', {
        paid_amount: amount ?? invoice.amount,
        paid_at: now().toISOString(),
        payment_method: channel.method,
        payment_channel: channel.id,
        payment_destination: String(firstVirtualAccount + state.invoices.indexOf(invoice)),
        payment_id: `pymt-${randomUUID()}`,
      })
    },
    settle(id) {
      const invoice = getCurrent(id)
      if (invoice.status !== 'PAID') throw new ApiError(400, 'INVALID_STATUS', `The invoice is ${invoice.status}.`)
      return changeStatus(invoice, 'SETTLED')
    },
    expire(id) {
      const invoice = getCurrent(id)
      if (invoice.status === 'EXPIRED') return invoice
      if (invoice.status !== 'PENDING') throw new ApiError(400, 'INVALID_STATUS', `The invoice is ${invoice.status}.`)
      return changeStatus(invoice, 'EXPIRED', { expiry_date: now().toISOString() })
    },
  }
}

function createInvoice(request: CreateRequest, publicUrl: string, now: Date): SandboxInvoice {
  const id = randomBytes(12).toString('hex')
  const {
    payment_methods: _methods,
    invoice_duration: seconds = oneDaySeconds,
    reminder_time: _reminder,
    ...storedFields
  } = request
  return {
    ...storedFields,
    id,
    user_id: '62d0e1f2a3b4c5d6e7f80912',
    status: 'PENDING',
    merchant_name: 'Nusa',
    merchant_profile_picture_url: `${publicUrl}/logo.svg`,
    expiry_date: new Date(now.getTime() + seconds * 1000).toISOString(),
    invoice_url: `${publicUrl}/web/${id}`,
    available_banks: ['BCA', 'MANDIRI'].map((bank) => createBank(bank, request.amount)),
    available_retail_outlets: [],
    available_ewallets: [{ ewallet_type: 'OVO' }],
    available_qr_codes: [{ qr_code_type: 'QRIS' }],
    available_direct_debits: [],
    available_paylaters: [],
    should_exclude_credit_card: false,
    should_send_email: request.should_send_email ?? false,
    created: now.toISOString(),
    updated: now.toISOString(),
    currency: request.currency ?? 'IDR',
  }
}

function createBank(bank: string, amount: number): object {
  return {
    bank_code: bank,
    collection_type: 'POOL',
    transfer_amount: amount,
    bank_branch: 'Virtual Account',
    account_holder_name: 'NUSA',
    identity_amount: 0,
  }
}

/** Leaves out the fields that only the API returns. */
function webhookBody(invoice: SandboxInvoice): Record<string, unknown> {
  const { id, external_id, user_id, status, merchant_name, amount, created, updated, currency } = invoice
  const { payer_email, description } = invoice
  const { paid_amount, paid_at, payment_method, payment_channel, payment_destination, payment_id } = invoice
  const body = { id, external_id, user_id, is_high: false, status, merchant_name, amount, created, updated, currency }
  if (paid_at === undefined) return { ...body, payer_email, description }
  const paymentFields = { paid_amount, paid_at, payment_method, payment_channel, payment_destination, payment_id }
  return { ...body, payer_email, description, ...paymentFields }
}
