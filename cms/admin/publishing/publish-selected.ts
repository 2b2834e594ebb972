import { type EntryOutcome, mostAtOnce } from '../../publishing/entry-outcome.ts'
import { send, wordsOf } from './send.ts'
import type { PublishingWords } from './words/index.ts'

type Id = number | string

/**
 * Publishes entries, some at a time, and tells how far that is. Where the CMS stops answering, what was published until then is
 * said with the reason.
 * @param wanted the entries, or the search of a list: all that it shows and that are not live as they are
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
      // Our own endpoint's words, here and below.
      const told = (await send(address, words, { method: 'POST', body })) as { outcomes: EntryOutcome[] }
      outcomes.push(...told.outcomes)
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
