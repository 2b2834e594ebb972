import * as z from 'zod/mini'

type Fetch = typeof fetch

/** Payload's preference per user and collection. 'live-preview' means that the preview is open next to forms. */
export type ViewType = 'default' | 'live-preview'

const viewTypeSchema = z.enum(['default', 'live-preview'])
const preferenceSchema = z.object({ value: z.looseObject({ editViewType: viewTypeSchema }) })

export interface PreferenceOptions {
  /** The key is Payload's name of the preference, such as 'collection-tours'. */
  storedViews: Map<string, ViewType>
  isNarrow: () => boolean
}

/**
 * Returns a replacement for `fetch` that stores the preview preference only if it was chosen on a wide screen. On a
 * narrow screen the preview covers the form, so a user who closes it there may still want it on a wide screen.
 */
export function createPreviewChoiceFetch(
  send: Fetch,
  apiRoute: string,
  { storedViews, isNarrow }: PreferenceOptions,
): Fetch {
  return (url, init) => {
    const [, preferenceName] = String(url).split(`${apiRoute}/payload-preferences/`)
    const preference = preferenceName && init?.method === 'POST' ? parsePreference(init.body) : null
    if (!preferenceName || !preference) return send(url, init)
    const { editViewType } = preference.value
    const storedView = isNarrow() ? (storedViews.get(preferenceName) ?? editViewType) : editViewType
    storedViews.set(preferenceName, storedView)
    return send(url, { ...init, body: JSON.stringify({ value: { ...preference.value, editViewType: storedView } }) })
  }
}

function parsePreference(body: unknown): z.infer<typeof preferenceSchema> | null {
  if (typeof body !== 'string') return null
  try {
    return preferenceSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
