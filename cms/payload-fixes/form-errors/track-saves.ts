import * as z from 'zod/mini'
import { parseSavedPath } from '../lost-responses/include-lost-saves.ts'
import { createDocumentKey, type SaveError, type SaveErrors } from './form-responses.ts'

type Fetch = typeof fetch

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      data: z.optional(
        z.nullable(z.object({ errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))) })),
      ),
    }),
  ),
})

/**
 * Wraps `fetch` to remember the field errors of a refused save. Otherwise a response about the form's state that
 * arrives at the same moment would remove them before the form has shown them.
 *
 * Payload 3.90.1; tested by `track-saves.test.ts`. Remove it when a response about the form's state does not replace
 * the errors of a later save.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function trackSaves(send: Fetch, apiRoute: string, saveErrors: SaveErrors): Fetch {
  return async (address, init) => {
    const path = parseSavedPath(address, init, apiRoute)
    if (path === null) return send(address, init)
    const [collectionOrGlobals = '', idOrGlobal = ''] = path.slice(apiRoute.length + 1).split('/')
    const documentKey =
      collectionOrGlobals === 'globals'
        ? createDocumentKey({ globalSlug: idOrGlobal })
        : createDocumentKey({ collectionSlug: collectionOrGlobals, id: idOrGlobal })
    saveErrors.delete(documentKey)
    const response = await send(address, init)
    // The form must not wait for this copy of the response, because a delay would change the order of its renders.
    if (response.status === 400) void readErrors(response.clone()).then((errors) => saveErrors.set(documentKey, errors))
    return response
  }
}

async function readErrors(response: Response): Promise<Map<string, SaveError>> {
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null))
  const errors = refusal.success ? refusal.data.errors.flatMap(({ data }) => data?.errors ?? []) : []
  return new Map(errors.map(({ path, message }) => [path, { message }]))
}
