import type { MailKind } from '@nusa/shared/booking'
import type { MailProblemKind } from '@nusa/shared/operations'

export interface Attachment {
  filename: string
  /** For example `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: Uint8Array | string
}

export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /**
   * Without angle brackets. If an email is sent twice, both copies have the same ID, so that mail clients can detect
   * the duplicate.
   */
  messageId?: string
  attachments?: Attachment[]
}

export interface Mailer {
  /** Rejects if the email was not sent. Rejects with MailRejectedError if a retry would fail, too. */
  send(mail: Mail): Promise<void>
}

export interface MailProblems {
  /**
   * Stores why the mail server accepts no emails, for the CMS. Null means that an email was sent, which ends the
   * problem. Never rejects.
   */
  record(kind: MailProblemKind | null): Promise<void>
}

export class MailRejectedError extends Error {
  override name = 'MailRejectedError'
}

/**
 * An email about an invoice. It is queued in the transaction of the change that it reports, and rendered when it is
 * sent.
 */
export interface QueuedMail {
  kind: MailKind
  /** An email with the same key is stored once. */
  dedupeKey: string
  /** Set if the email is about one booking of the invoice. */
  bookingId?: number
  /** Undefined means that the email is due immediately. */
  dueAt?: Date
  /** Data that the invoice does not contain, for example `{ amount: 500000 }`. */
  payload?: Record<string, unknown>
}

export interface ClaimedMail {
  id: number
  kind: string
  to: string
  invoiceId: string | null
  bookingId: number | null
  payload: Record<string, unknown>
  dedupeKey: string
  /** Includes the current attempt. */
  attempts: number
}

interface SentMail {
  messageId: string
  subject: string
  text: string
}

/** An email about a deleted account is no longer stored after it was sent or has failed. */
export interface Outbox {
  /** Claims a due email. The email becomes due again at `leasedUntil`, and only then can be claimed again. */
  claim(now: Date, leasedUntil: Date): Promise<ClaimedMail | null>
  /** Staff can read the sent content. */
  markSent(mail: ClaimedMail, sent: SentMail, at: Date): Promise<void>
  discard(id: number): Promise<void>
  postpone(id: number, error: string, nextAttempt: Date): Promise<void>
  /** If the email has an invoice, adds an event to the history of that invoice. */
  markFailed(mail: ClaimedMail, error: string): Promise<void>
}
