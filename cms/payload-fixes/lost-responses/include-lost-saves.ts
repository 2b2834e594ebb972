import * as z from 'zod/mini'
import { unansweredSavesField } from './unanswered-saves.ts'

type Fetch = typeof fetch
type SentValues = Record<string, unknown>

/** Only needed to parse addresses without an origin. */
const anyOrigin = 'http://here'

/** Limits the memory for an entry, because each lost save is as large as the whole form. */
const maxRememberedSaves = 3

const sentValuesSchema = z.record(z.string(), z.unknown())

/**
 * Wraps `fetch` to include the values of saves without a response in the form's next save. Otherwise that save would
 * be refused as if another user had changed the entry.
 *
 * Payload 3.90.1; tested by `include-lost-saves.test.ts`. Remove it when forms can repeat a save whose response was
 * lost.
 * @param apiRoute the path of the CMS's API: `/api`
 */
export function includeLostSaves(send: Fetch, apiRoute: string): Fetch {
  const lostSaves = new Map<string, SentValues[]>()
  return async (address, init) => {
    const savedPath = parseSavedPath(address, init, apiRoute)
    const sentValues = savedPath === null ? null : parseSentValues(init?.body)
    if (savedPath === null || sentValues === null) return send(address, init)
    const earlierSaves = lostSaves.get(savedPath) ?? []
    const rememberSave = () => {
      // Passwords must not be copied into memory outside of the form.
      if (sentValues.password) return
      lostSaves.set(savedPath, [...earlierSaves, sentValues].slice(-maxRememberedSaves))
    }
    const addEarlierSaves = () => {
      const values = { ...sentValues, [unansweredSavesField]: earlierSaves }
      return { ...init, body: replaceFormValues(init?.body, values) }
    }
    try {
      const response = await send(address, earlierSaves.length === 0 ? init : addEarlierSaves())
      if (response.ok) lostSaves.delete(savedPath)
      // A hosting platform answers with a 5xx status after a timeout, although the save may have succeeded.
      if (response.status >= 500) rememberSave()
      return response
    } catch (cause) {
      rememberSave()
      throw cause
    }
  }
}

/** Returns the path of the saved entry or global, or null for other requests, such as a bulk edit. */
export function parseSavedPath(
  address: Parameters<Fetch>[0],
  { method }: RequestInit = {},
  apiRoute: string,
): string | null {
  if (address instanceof Request) return null
  const { pathname } = new URL(address, anyOrigin)
  if (!pathname.startsWith(`${apiRoute}/`)) return null
  const [root, ...segments] = pathname.slice(apiRoute.length + 1).split('/')
  const isSave = method?.toUpperCase() === (root === 'globals' ? 'POST' : 'PATCH')
  return isSave && segments.length === 1 ? pathname : null
}

export function parseSentValues(body: unknown): SentValues | null {
  const text = body instanceof FormData ? body.get('_payload') : null
  return typeof text === 'string' ? sentValuesSchema.parse(JSON.parse(text)) : null
}

/** Returns a copy of a form's body with the given values. */
export function replaceFormValues(body: unknown, values: SentValues): FormData {
  const form = new FormData()
  if (body instanceof FormData) for (const [name, value] of body) form.append(name, value)
  form.set('_payload', JSON.stringify(values))
  return form
}
