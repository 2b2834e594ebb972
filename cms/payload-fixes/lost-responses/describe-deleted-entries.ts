import { parseSavedPath } from './include-lost-saves.ts'

type Fetch = typeof fetch

interface DeletedEntries {
  message: string
  /** Called before the form gets the response. */
  onDeleted: () => void
}

/**
 * Wraps `fetch` to return a helpful message when an entry that is saved was deleted meanwhile. Payload's forms would
 * only show 'Not Found'.
 *
 * Payload 3.90.1; tested by `describe-deleted-entries.test.ts`. Remove it when forms say that the entry was deleted.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function describeDeletedEntries(send: Fetch, apiRoute: string, { message, onDeleted }: DeletedEntries): Fetch {
  return async (address, init) => {
    const response = await send(address, init)
    if (response.status !== 404 || parseSavedPath(address, init, apiRoute) === null) return response
    onDeleted()
    // Payload's forms show `message` unchanged, but split the message of an error at its colon into a list of fields.
    return Response.json({ message, errors: [{ message }] }, { status: 404 })
  }
}
