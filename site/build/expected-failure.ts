import { type ContentFault, publishFailures } from '@nusa/shared/publishing'
import { CmsUnavailableError } from '../loaders/fetch-export.ts'
import { BadContentError } from '../loaders/parse-export.ts'

/**
 * Returns the failure to show for an error that an editor or operator can fix, in wording for editors; undefined for
 * any other error.
 */
export function toExpectedFailure(
  error: unknown,
): { kind: 'failed'; message: string; faults: ContentFault[] } | undefined {
  if (error instanceof BadContentError) {
    return { kind: 'failed', message: publishFailures.content, faults: [...error.faults] }
  }
  // The error's own message is for the operator of the CMS.
  if (error instanceof CmsUnavailableError) return { kind: 'failed', message: publishFailures.unavailable, faults: [] }
  return undefined
}
