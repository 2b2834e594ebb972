import { type EntryOutcome, maxEntriesPerRequest } from '../entry-outcome.ts'
import { errorMessage, send } from './send.ts'
import type { PublishingTexts } from './texts/index.ts'

type Id = number | string

/**
 * Publishes entries in batches and reports the progress. If the CMS stops responding, returns the outcomes so far with
 * the reason.
 * @param selection the ids of the entries, or the query of a list, whose entries with unpublished changes are all
 * published
 */
export async function publishEntries(
  address: string,
  selection: readonly Id[] | string,
  onProgress: (done: number, total: number) => void,
  texts: PublishingTexts,
): Promise<{ outcomes: EntryOutcome[]; failure: string | null }> {
  const outcomes: EntryOutcome[] = []
  try {
    const ids = typeof selection === 'string' ? await fetchListedIds(address, selection, texts) : selection
    for (let from = 0; from < ids.length; from += maxEntriesPerRequest) {
      onProgress(from, ids.length)
      const body = JSON.stringify({ ids: ids.slice(from, from + maxEntriesPerRequest) })
      // The responses come from our own endpoint, here and below.
      const result = (await send(address, texts, { method: 'POST', body })) as { outcomes: EntryOutcome[] }
      outcomes.push(...result.outcomes)
    }
    return { outcomes, failure: null }
  } catch (error) {
    return { outcomes, failure: errorMessage(error) }
  }
}

async function fetchListedIds(address: string, search: string, texts: PublishingTexts): Promise<Id[]> {
  const { ids } = (await send(address + search, texts)) as { ids: Id[] }
  return ids
}
