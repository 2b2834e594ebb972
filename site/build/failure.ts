import { type ContentFault, publishFailures } from '@nusa/shared/publishing'
import { CmsUnavailableError } from '../loaders/fetch-export.ts'
import { BadContentError } from '../loaders/parse-export.ts'

/** What keeps content from being published, that an editor or operator can mend, in an editor's words; undefined for a fault of anything else. */
export function expectedFailure(
  error: unknown,
): { kind: 'failed'; message: string; faults: ContentFault[] } | undefined {
  if (error instanceof BadContentError) {
    return { kind: 'failed', message: publishFailures.content, faults: [...error.faults] }
  }
  // Its own words are for whoever runs the CMS.
  if (error instanceof CmsUnavailableError) return { kind: 'failed', message: publishFailures.unavailable, faults: [] }
  return undefined
}
