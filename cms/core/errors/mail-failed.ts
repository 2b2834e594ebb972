/** Do not log this error: it is logged already, and its message can contain the recipient's address. */
export class MailFailedError extends Error {
  override name = 'MailFailedError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
