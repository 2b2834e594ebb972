import type { MailKind } from '@nusa/shared/booking'

/**
 * A mail to queue about an invoice. It is stored in the same transaction as the change that it reports, and rendered
 * when it is sent.
 */
export interface MailNotice {
  kind: MailKind
  /** A mail with the same key is stored once. */
  dedupeKey: string
  /** Set if the mail is about one booking of the invoice. */
  bookingId?: number
  /** Data that the invoice does not contain: `{ amount: 500000 }`. */
  payload?: Record<string, unknown>
}

/** A mail claimed by one sender until its lease ends. */
export interface ClaimedMail {
  id: number
  kind: string
  to: string
  invoiceId: string | null
  bookingId: number | null
  payload: Record<string, unknown>
  dedupeKey: string
  /** The number of attempts, including this one. */
  attempts: number
}

/** The content that was sent. */
export interface SentMail {
  messageId: string
  subject: string
  text: string
}

/** The mail queue of all processes. A mail about a deleted account is deleted once it was sent or has failed. */
export interface Outbox {
  /**
   * Claims one due mail until `leasedUntil`; null if no mail is due. If the process dies, the mail becomes due again.
   */
  claim(now: Date, leasedUntil: Date): Promise<ClaimedMail | null>
  /** Stores the sent content for staff to read. */
  markSent(mail: ClaimedMail, sent: SentMail, at: Date): Promise<void>
  /** Stores the error and the time of the next attempt. */
  postpone(id: number, error: string, nextAttempt: Date): Promise<void>
  /** Marks the mail as failed. If the mail has an invoice, adds an event to the history of that invoice. */
  markFailed(mail: ClaimedMail, error: string): Promise<void>
}
