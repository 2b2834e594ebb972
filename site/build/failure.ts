import type { ContentFault } from '@nusa/shared/publishing'
import { CmsUnavailableError } from '../loaders/fetch-export.ts'
import { BadContentError } from '../loaders/parse-export.ts'

/** What keeps content from being published, that an editor or operator can mend; undefined for a fault of anything else. */
export function expectedFailure(
  error: unknown,
): { kind: 'failed'; message: string; faults: ContentFault[] } | undefined {
  if (error instanceof BadContentError) {
    return { kind: 'failed', message: 'Some entries can’t be shown as they are.', faults: [...error.faults] }
  }
  if (error instanceof CmsUnavailableError) return { kind: 'failed', message: error.message, faults: [] }
  return undefined
}
