import { termsSchema } from '@nusa/shared/booking'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { readData } from './read-data.ts'
import { createSharedRead } from './shared-read.ts'

/** The settings in the static file `/data/settings.json`. */
const siteDataSchema = z.object({
  /** In percent. */
  tax: z.number().check(z.minimum(0), z.maximum(100)),
  terms: z.nullable(termsSchema),
})

export type SiteData = z.infer<typeof siteDataSchema>
export type SiteDataState =
  | { status: 'loading' }
  /** `isStale` means that the tax may have changed. */
  | { status: 'ready'; data: SiteData; isStale?: boolean }
  | { status: 'failed' }

/** In percent. Pages show it until the settings have loaded. The server does not use it. */
export const fallbackTaxRate = 10

export const $siteData = atom<SiteDataState>({ status: 'loading' })

const loadSettings = createSharedRead(async () => {
  const result = await readData('/data/settings.json', siteDataSchema)
  if (!result.ok) throw new Error('The settings could not be read.')
  $siteData.set({ status: 'ready', data: result.value })
})

/** Reloads the settings, for example when another tab shows a different tax. Meanwhile, they are marked as stale. */
export async function revalidateSiteData(): Promise<void> {
  const currentState = $siteData.get()
  if (currentState.status === 'ready') $siteData.set({ ...currentState, isStale: true })
  // A read that is still in flight may return older settings, so the second read starts after it has ended.
  await loadSettings().catch(() => {})
  await loadSettings(true).catch(() => {
    const latestState = $siteData.get()
    if (latestState.status === 'ready') $siteData.set({ ...latestState, isStale: false })
  })
}

/** Loads the settings into `$siteData`. If loading fails, settings that were loaded earlier stay. */
export function loadSiteData(): Promise<void> {
  return loadSettings().catch(() => {
    if ($siteData.get().status !== 'ready') $siteData.set({ status: 'failed' })
  })
}
