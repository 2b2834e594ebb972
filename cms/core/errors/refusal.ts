import { APIError } from 'payload'
import { outdatedKind } from './outdated-kind.ts'

/**
 * An error that is an ordinary response to the caller. It is logged in one line without a stack, because
 * `loggingLevels` contains its name.
 */
export class RefusalError extends APIError {
  /**
   * @param message a text without a colon, because Payload's toasts show what follows a colon as a list
   * @param status HTTP status, mostly 409
   */
  constructor(message: string, status = 409, data: Record<string, unknown> | null = null) {
    super(message, status, data, true)
    // The production build shortens the names of classes.
    this.name = 'RefusalError'
  }
}

/** Returns the error for saving a form that was opened before the stored version was saved. */
export function outdatedError(): RefusalError {
  return new RefusalError(
    'This entry was changed by someone else or in another tab since you opened it. Your changes were not saved. Copy your input, reload this page and enter it again.',
    409,
    { kind: outdatedKind },
  )
}
