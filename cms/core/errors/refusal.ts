import { APIError } from 'payload'
import { outdatedKind } from './outdated-kind.ts'

const isPublic = true

/**
 * An expected refusal, whose message the caller sees. It is logged in one line without a stack, because
 * `loggingLevels` contains the name of this class.
 */
export class RefusalError extends APIError {
  /**
   * @param message without a colon, because Payload's toasts show the text after a colon as a list
   * @param status the HTTP status
   */
  constructor(message: string, status = 409, data: Record<string, unknown> | null = null) {
    super(message, status, data, isPublic)
    // The production build shortens the names of classes.
    this.name = 'RefusalError'
  }
}

/** Returns the error for an entry that was saved after the form was opened. */
export function outdatedError(): RefusalError {
  return new RefusalError(
    'This entry was changed by someone else or in another tab since you opened it. Your changes were not saved. Copy your input, reload this page and enter it again.',
    409,
    { kind: outdatedKind },
  )
}
