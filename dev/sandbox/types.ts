export type Status = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED'

export interface Item {
  name: string
  price: number
  quantity: number
}

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

export interface Delivery {
  id: string
  body: Record<string, unknown>
  attempts: number
  /** When the next attempt is due (ms since 1970). */
  dueAt: number
  /** Held until `flush`, which sends the held webhooks in reverse order. */
  isHeld: boolean
}

/** If all switches are off, the sandbox behaves like Xendit. */
export interface Misbehaviour {
  /** Milliseconds before each API response. */
  slowMs: number
  /** Every API call returns 500 with an HTML page. */
  htmlError: boolean
  rateLimited: boolean
  /** Every API call returns 200 with half a JSON document. */
  malformedJson: boolean
  noInvoiceUrl: boolean
  duplicateWebhooks: boolean
  /** Webhooks are held and sent in reverse order by `flush`. */
  reorderWebhooks: boolean
  loseWebhooks: boolean
  payAfterExpiry: boolean
  /** Paid instead of the invoice's amount. */
  payAmount: number | null
  /** Returned instead of the invoice's status. */
  status: string | null
  /** The result of every refund, regardless of the choice for its invoice. */
  refund: RefundScenario | null
}

export const normalBehaviour: Misbehaviour = {
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
  /** By idempotency key. `request` is the JSON text of the first request with this key. */
  refundKeys: Record<string, { refundId: string; request: string }>
  /** By invoice ID. */
  refundScenarios: Record<string, RefundScenario>
  deliveries: Delivery[]
}

export const refundScenarios = [
  { id: 'succeeds', name: 'succeeds immediately' },
  { id: 'waits', name: 'waits until you decide' },
  { id: 'fails', name: 'is accepted, then fails' },
  { id: 'unsupported', name: 'is not possible with this method' },
  { id: 'no-balance', name: 'fails because the balance is too low' },
] as const

export type RefundScenario = (typeof refundScenarios)[number]['id']

export const scenarioIds = refundScenarios.map(({ id }) => id)

export function isScenario(text: unknown): text is RefundScenario {
  return scenarioIds.some((id) => id === text)
}

/** A payment by bank transfer cannot be refunded automatically. */
export function defaultScenario(paymentMethod: string | undefined): RefundScenario {
  return paymentMethod === 'BANK_TRANSFER' ? 'unsupported' : 'succeeds'
}

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: string[] | undefined

  constructor(status: number, code: string, message: string, errors?: string[]) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }

  toResponse(): Response {
    const body = { error_code: this.code, message: this.message, ...(this.errors && { errors: this.errors }) }
    return Response.json(body, { status: this.status })
  }
}
