import type { LostWords } from './lost-words.ts'

type Fetch = typeof fetch

/**
 * The same fetch, which fails in words for whoever pressed the button where a write to the CMS gets no answer: Payload's forms show
 * what the browser calls it, 'Failed to fetch'.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function sayingLost(ask: Fetch, apiRoute: string, words: LostWords): Fetch {
  return async (address, init) => {
    const said = wordsFor(address, init, apiRoute, words)
    if (said === null) return ask(address, init)
    try {
      // Handed on unread: a form that has all of an answer at once is drawn in another order, and Payload's counts on its own.
      return await ask(address, init)
    } catch (cause) {
      // So browsers fail where nothing answers; a page that gives up itself fails otherwise.
      throw cause instanceof TypeError ? new Error(said, { cause }) : cause
    }
  }
}

/** What is said where no answer comes to a write; null for what only reads, and for what is not the API. */
function wordsFor(
  address: Parameters<Fetch>[0],
  init: RequestInit | undefined,
  apiRoute: string,
  words: LostWords,
): string | null {
  const method = init?.method?.toUpperCase() ?? 'GET'
  if (method === 'GET' || address instanceof Request) return null
  const { pathname } = new URL(address, 'http://here')
  if (!pathname.startsWith(`${apiRoute}/`)) return null
  const parts = pathname.slice(apiRoute.length + 1).split('/')
  if (method !== 'POST' || parts[0] === 'globals') return words.change
  return parts.length === 1 ? words.make : words.other
}
