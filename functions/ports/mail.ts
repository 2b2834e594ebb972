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
  /** Without angle brackets. A mail that is sent twice keeps its ID, so that recipients can detect the duplicate. */
  messageId?: string
  attachments?: Attachment[]
}

export interface Mailer {
  /** Sends a mail. Rejects if that failed, with MailRejectedError if a retry is pointless. */
  send(mail: Mail): Promise<void>
}

/** The mail server rejects this recipient. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError'
}
