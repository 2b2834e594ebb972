import { parseSavedPath } from './include-lost-saves.ts'
import type { LostResponseTexts } from './lost-response-texts.ts'

type Fetch = typeof fetch

/** Only needed to parse addresses without an origin. */
const anyOrigin = 'http://here'

/**
 * Wraps `fetch` to explain that a write got no response. Payload's forms would show the browser's message, such as
 * 'Failed to fetch'.
 *
 * Payload 3.90.1; tested by `describe-lost-responses.test.ts`. Remove it when forms say that the CMS did not respond.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function describeLostResponses(send: Fetch, apiRoute: string, texts: LostResponseTexts): Fetch {
  return async (address, init) => {
    const message = findLostResponseMessage(address, init, apiRoute, texts)
    if (message === null) return send(address, init)
    try {
      // The body must not be read here. Payload's forms render in the wrong order if they get a response whose body is
      // already complete.
      return await send(address, init)
    } catch (cause) {
      // `fetch` throws a TypeError if there is no response, and another error if the page aborts the request.
      throw cause instanceof TypeError ? new Error(message, { cause }) : cause
    }
  }
}

/** Returns null for GET requests and for requests outside of the API. */
function findLostResponseMessage(
  address: Parameters<Fetch>[0],
  init: RequestInit | undefined,
  apiRoute: string,
  texts: LostResponseTexts,
): string | null {
  const method = init?.method?.toUpperCase() ?? 'GET'
  if (method === 'GET' || address instanceof Request) return null
  const { pathname } = new URL(address, anyOrigin)
  if (!pathname.startsWith(`${apiRoute}/`)) return null
  const segments = pathname.slice(apiRoute.length + 1).split('/')
  if (method !== 'POST' || segments[0] === 'globals') return texts.lostChange
  return segments.length === 1 ? texts.lostCreation : texts.noResponse
}

interface DeletedEntryOptions {
  message: string
  /** Called before the form gets the response. */
  onDeleted: () => void
}

/**
 * Wraps `fetch` to explain that the entry to save was deleted. Payload's forms would only show 'Not Found'.
 *
 * Payload 3.90.1; tested by `describe-lost-responses.test.ts`. Remove it when forms say that the entry was deleted.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function describeDeletedEntries(
  send: Fetch,
  apiRoute: string,
  { message, onDeleted }: DeletedEntryOptions,
): Fetch {
  return async (address, init) => {
    const response = await send(address, init)
    if (response.status !== 404 || parseSavedPath(address, init, apiRoute) === null) return response
    onDeleted()
    // Payload's forms show the outer `message` unchanged. They would split a message in `errors` at its colon.
    return Response.json({ message, errors: [{ message }] }, { status: 404 })
  }
}
