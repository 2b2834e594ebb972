/** Thrown if an email could not be sent. It is logged already, and its message may contain the recipient's address. */
export class MailFailedError extends Error {
  override name = 'MailFailedError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
