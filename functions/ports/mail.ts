import type { MailKind } from '@nusa/shared/booking'
import type { MailProblemKind } from '@nusa/shared/operations'

export interface Attachment {
  filename: string
  /** The media type with its parameters, for example `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: Uint8Array | string
}

export interface Mail {
  to: string
  /** The address for replies. It is the company's contact address. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /**
   * The Message-ID without angle brackets. If an email is sent twice, both copies have the same ID, so that mail
   * clients can detect the duplicate.
   */
  messageId?: string
  attachments?: Attachment[]
}

export interface Mailer {
  /** Sends an email. Rejects if the email was not sent. Rejects with MailRejectedError if a retry would fail, too. */
  send(mail: Mail): Promise<void>
}

/** Stores problems of the mail server, so that the CMS can show them. */
export interface MailProblems {
  /**
   * Records why the mail server accepts no emails. Null means that an email was sent, which ends the problem. Never
   * rejects.
   */
  record(kind: MailProblemKind | null): Promise<void>
}

/** Thrown if the mail server rejects the recipient. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError'
}

/**
 * An email about an invoice, before it is queued. It is queued in the transaction of the change that it reports, and
 * rendered when it is sent.
 */
export interface MailNotice {
  kind: MailKind
  /** An email with the same key is stored once. */
  dedupeKey: string
  /** Set if the email is about one booking of the invoice. */
  bookingId?: number
  /** When the email is due. If it is missing, the email is due immediately. */
  dueAt?: Date
  /** Data that the invoice does not contain, for example `{ amount: 500000 }`. */
  payload?: Record<string, unknown>
}

/** A queued email that a process has claimed. */
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

/** The queue of emails. An email about a deleted account is deleted after it was sent or has failed. */
export interface Outbox {
  /**
   * Claims a due email until `leasedUntil`, when the email becomes due again. Until then, no other process can claim
   * it. Returns null if no email is due.
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
