import type { RefundScenario } from './refund-scenarios.ts'

export type Status = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED'

export interface Item {
  name: string
  price: number
  quantity: number
}

/** An invoice as the API answers it, snake_case, with everything that a paid one has. */
export interface SandboxInvoice {
  id: string
  external_id: string
  user_id: string
  status: Status
  merchant_name: string
  merchant_profile_picture_url: string
  amount: number
  payer_email?: string
  description?: string
  expiry_date: string
  invoice_url: string
  available_banks: object[]
  available_retail_outlets: object[]
  available_ewallets: object[]
  available_qr_codes: object[]
  available_direct_debits: object[]
  available_paylaters: object[]
  should_exclude_credit_card: boolean
  should_send_email: boolean
  created: string
  updated: string
  currency: string
  items?: Item[]
  fees?: { type: string; value: number }[]
  customer?: Record<string, unknown>
  metadata?: Record<string, unknown>
  success_redirect_url?: string
  failure_redirect_url?: string
  paid_amount?: number
  paid_at?: string
  payment_method?: string
  payment_channel?: string
  payment_destination?: string
  payment_id?: string
}

export interface Refund {
  id: string
  invoice_id: string
  payment_id: string
  reference_id: string | null
  amount: number
  currency: string
  reason: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  failure_code: string | null
  created: string
  updated: string
}

/** A webhook that has to reach the shop: the attempts made and when the next is due (ms since 1970). */
export interface Delivery {
  id: string
  body: Record<string, unknown>
  attempts: number
  dueAt: number
  /** Kept back until `flush`, to be sent in the wrong order. */
  isHeld: boolean
}

/** How the sandbox misbehaves; everything off is Xendit on a good day. */
export interface Misbehaviour {
  /** Milliseconds until any call of the API is answered. */
  slowMs: number
  /** Any call of the API answers 500 with a page of HTML. */
  htmlError: boolean
  /** Any call of the API answers 429. */
  rateLimited: boolean
  /** Any call of the API answers 200 with half a JSON document. */
  malformedJson: boolean
  /** A new invoice comes without its invoice_url. */
  noInvoiceUrl: boolean
  /** Every webhook is sent twice. */
  duplicateWebhooks: boolean
  /** Webhooks are kept back and sent last first when they are flushed. */
  reorderWebhooks: boolean
  /** No webhook is sent at all. */
  loseWebhooks: boolean
  /** An expired invoice can still be paid. */
  payAfterExpiry: boolean
  /** What is paid, instead of the invoice's amount. */
  payAmount: number | null
  /** The status that is answered, instead of the invoice's. */
  status: string | null
  /** What becomes of every refund, whatever was chosen for its invoice. */
  refund: RefundScenario | null
}

export const goodDay: Misbehaviour = {
  slowMs: 0,
  htmlError: false,
  rateLimited: false,
  malformedJson: false,
  noInvoiceUrl: false,
  duplicateWebhooks: false,
  reorderWebhooks: false,
  loseWebhooks: false,
  payAfterExpiry: false,
  payAmount: null,
  status: null,
  refund: null,
}

export interface State {
  invoices: SandboxInvoice[]
  refunds: Refund[]
  /** Answers of refunds by idempotency key. */
  refundKeys: Record<string, { refundId: string; request: string }>
  /** What was chosen on the payment page for refunds, by invoice. */
  refundScenarios: Record<string, RefundScenario>
  deliveries: Delivery[]
}
