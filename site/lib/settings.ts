import { termsSchema } from '@nusa/shared/booking'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { readData } from './data.ts'
import { sharedRead } from './fresh.ts'

/** What islands need of the site's settings: the static file `/data/settings.json`. */
const siteDataSchema = z.object({
  /** Percentage. */
  tax: z.number().check(z.minimum(0), z.maximum(100)),
  terms: z.nullable(termsSchema),
})

export type SiteData = z.infer<typeof siteDataSchema>
export type SiteDataState =
  | { status: 'loading' }
  /** While they are doubtful nobody knows whether the tax is still that. */
  | { status: 'ready'; data: SiteData; isDoubtful?: boolean }
  | { status: 'failed' }

/** The tax (percent) that counts until the settings are known; the server answers with its own. */
export const fallbackTaxRate = 10

export const $siteData = atom<SiteDataState>({ status: 'loading' })

const read = sharedRead(async () => {
  const result = await readData('/data/settings.json', siteDataSchema)
  if (!result.ok) throw new Error('The settings could not be read.')
  $siteData.set({ status: 'ready', data: result.value })
})

/** Reads anew what another tab knows better; until it is known here too, it is doubtful. */
export async function recheckSiteData(): Promise<void> {
  const known = $siteData.get()
  if (known.status === 'ready') $siteData.set({ ...known, isDoubtful: true })
  // An answer that is on its way is the older one: it must not come last.
  await read().catch(() => {})
  await read(true).catch(() => {
    const still = $siteData.get()
    if (still.status === 'ready') $siteData.set({ ...still, isDoubtful: false })
  })
}

/** Reads the settings unless they are fresh; where that fails, what is known counts on. */
export function loadSiteData(): Promise<void> {
  return read().catch(() => {
    if ($siteData.get().status !== 'ready') $siteData.set({ status: 'failed' })
  })
}
