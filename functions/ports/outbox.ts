/** Everything that a traveller is told about a booking. */
export type MailKind =
  | 'booking_received'
  | 'payment_received'
  | 'payment_in_review'
  | 'payment_given_back'
  | 'invoice_expired'
  | 'booking_cancelled'
  | 'booking_refunded'

/** What the owner of an account must be told, lest somebody else does it unnoticed. None of them holds a secret. */
export type NoticeKind =
  | 'password_changed'
  | 'email_wanted'
  | 'email_changed'
  | 'account_deleted'
  | 'identity_verified'
  | 'identity_refused'
  | 'identity_outdated'

/** Something to tell the traveller of an invoice. It is written with what makes it true, and composed when it is sent. */
export interface MailNotice {
  kind: MailKind
  /** The same notice is kept once, however often its reason is reported. */
  dedupeKey: string
  /** Set where it concerns one booking of the invoice. */
  bookingId?: number
  /** What the invoice does not say by itself: `{ amount: 500000 }`. */
  payload?: Record<string, unknown>
}

/** A mail that one sender has taken and nobody else takes until its lease ends. */
export interface TakenMail {
  id: number
  kind: string
  to: string
  invoiceId: string | null
  bookingId: number | null
  payload: Record<string, unknown>
  dedupeKey: string
  /** This attempt counted. */
  attempts: number
}

/** What went out. */
export interface SentMail {
  messageId: string
  subject: string
  text: string
}

/** Mails that are to be sent, over all processes. Of one about a deleted account nothing is kept once it was sent or given up. */
export interface Outbox {
  /** One mail that is due, taken until `leasedUntil`; null where none is. Who dies meanwhile leaves it to the next. */
  take(now: Date, leasedUntil: Date): Promise<TakenMail | null>
  /** Keeps what was sent, for the office to read. */
  markSent(mail: TakenMail, sent: SentMail, at: Date): Promise<void>
  /** Keeps why it failed and when it is tried again. */
  putOff(id: number, error: string, nextAttempt: Date): Promise<void>
  /** Gives up, and tells staff in the events of its invoice, where there is one. */
  giveUp(mail: TakenMail, error: string): Promise<void>
}
