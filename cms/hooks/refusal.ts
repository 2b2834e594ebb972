import { APIError } from 'payload'
import { outdatedKind } from '../merging/request.ts'

/** A no that is an ordinary answer to whoever asked: the log has a line of it, without a stack, as `loggingLevels` says by this name. */
export class Refusal extends APIError {
  /**
   * @param message without a colon: Payload's toasts make a list of what comes after one
   * @param status the answer's, mostly 409
   */
  constructor(message: string, status = 409, data: Record<string, unknown> | null = null) {
    super(message, status, data, true)
    // The bundle of the CMS gives classes short names.
    this.name = 'Refusal'
  }
}

/** Refuses the save of a form that was opened before what is stored now. */
export function outdated(): Refusal {
  return new Refusal(
    'This entry was changed by someone else or in another tab since you opened it. Your changes were not saved. Copy your input, reload this page and enter it again.',
    409,
    { kind: outdatedKind },
  )
}
