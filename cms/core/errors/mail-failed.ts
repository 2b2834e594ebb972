/**
 * Thrown if an email could not be sent. Do not log it: it is logged already, and the message can contain the address.
 */
export class MailFailedError extends Error {
  override name = 'MailFailedError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
