import type { LostWords } from './lost-words.ts'

type Fetch = typeof fetch

/**
 * Wraps `fetch` to fail with a helpful message when a write to the CMS gets no response. Payload's forms would show the
 * browser's message, such as 'Failed to fetch'.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function sayingLost(ask: Fetch, apiRoute: string, words: LostWords): Fetch {
  return async (address, init) => {
    const said = wordsFor(address, init, apiRoute, words)
    if (said === null) return ask(address, init)
    try {
      // The response must not be read here: a form that gets all of it at once renders in another order than Payload
      // expects.
      return await ask(address, init)
    } catch (cause) {
      // Browsers throw a TypeError when there is no response; an abort by the page throws another error.
      throw cause instanceof TypeError ? new Error(said, { cause }) : cause
    }
  }
}

/** Returns the message for a lost response to a write, or null for reads and requests outside of the API. */
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
