export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Hands a mail over; rejects when it could not be. */
  send(mail: Mail): Promise<void>
}
