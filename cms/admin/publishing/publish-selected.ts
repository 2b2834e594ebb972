import { type EntryOutcome, mostAtOnce } from '../../publishing/entry-outcome.ts'
import { send, wordsOf } from './send.ts'
import type { PublishingWords } from './words/index.ts'

type Id = number | string

/**
 * Publishes entries in batches and reports the progress. If the CMS stops responding, returns the outcomes so far with
 * the reason.
 * @param wanted the entries, or the query of a list: all its entries with unpublished changes
 */
export async function publishAll(
  address: string,
  wanted: readonly Id[] | string,
  tell: (done: number, of: number) => void,
  words: PublishingWords,
): Promise<{ outcomes: EntryOutcome[]; failure: string | null }> {
  const outcomes: EntryOutcome[] = []
  try {
    const ids = typeof wanted === 'string' ? await shownIds(address, wanted, words) : wanted
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      tell(from, ids.length)
      const body = JSON.stringify({ ids: ids.slice(from, from + mostAtOnce) })
      // The responses come from our own endpoint, here and below.
      const result = (await send(address, words, { method: 'POST', body })) as { outcomes: EntryOutcome[] }
      outcomes.push(...result.outcomes)
    }
    return { outcomes, failure: null }
  } catch (error) {
    return { outcomes, failure: wordsOf(error) }
  }
}

async function shownIds(address: string, search: string, words: PublishingWords): Promise<Id[]> {
  const { ids } = (await send(address + search, words)) as { ids: Id[] }
  return ids
}
