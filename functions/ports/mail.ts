import type { MailKind } from '@nusa/shared/booking'
import type { MailProblemKind } from '@nusa/shared/operations'

export interface Attachment {
  filename: string
  /** The media type with its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: Uint8Array | string
}

export interface Mail {
  to: string
  /** The address for replies: the company's contact address. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Without angle brackets. An email that is sent twice keeps its ID, so that recipients can detect the duplicate. */
  messageId?: string
  attachments?: Attachment[]
}

export interface Mailer {
  /** Sends an email. Rejects if that failed, with MailRejectedError if a retry is pointless. */
  send(mail: Mail): Promise<void>
}

/** Stores whether the mail server takes emails, so that the CMS can show it. */
export interface MailProblems {
  /** Records that an email was sent (null), or why the mail server takes none. Never fails. */
  record(kind: MailProblemKind | null): Promise<void>
}

/** The mail server rejects this recipient. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError'
}

/**
 * An email to queue about an invoice. It is stored in the same transaction as the change that it reports, and rendered
 * when it is sent.
 */
export interface MailNotice {
  kind: MailKind
  /** An email with the same key is stored once. */
  dedupeKey: string
  /** Set if the email is about one booking of the invoice. */
  bookingId?: number
  /** When the email is due; immediately if it is missing. */
  dueAt?: Date
  /** Data that the invoice does not contain: `{ amount: 500000 }`. */
  payload?: Record<string, unknown>
}

/** An email claimed by one sender until its lease ends. */
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
interface SentMail {
  messageId: string
  subject: string
  text: string
}

/** The email queue of all processes. An email about a deleted account is deleted once it was sent or has failed. */
export interface Outbox {
  /**
   * Claims one due email until `leasedUntil`; null if no email is due. If the process dies, the email becomes due
   * again.
   */
  claim(now: Date, leasedUntil: Date): Promise<ClaimedMail | null>
  /** Stores the sent content for staff to read. */
  markSent(mail: ClaimedMail, sent: SentMail, at: Date): Promise<void>
  /** Deletes an outdated email. */
  discard(id: number): Promise<void>
  /** Stores the error and the time of the next attempt. */
  postpone(id: number, error: string, nextAttempt: Date): Promise<void>
  /** Marks the email as failed. If the email has an invoice, adds an event to the history of that invoice. */
  markFailed(mail: ClaimedMail, error: string): Promise<void>
}
