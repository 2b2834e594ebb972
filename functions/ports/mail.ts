export interface Attachment {
  filename: string
  /** With its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: Uint8Array | string
}

export interface Mail {
  to: string
  /** Where an answer goes: the company's contact address. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Without angle brackets. The same mail sent twice has the same, so that its receiver can tell. */
  messageId?: string
  attachments?: Attachment[]
}

export interface Mailer {
  /** Hands a mail over; rejects when it could not be, with MailRefused where trying again is of no use. */
  send(mail: Mail): Promise<void>
}

/** The mail server takes no mail for this address. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
