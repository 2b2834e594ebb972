import { currencyRatesSchema, currencySchema } from '@nusa/shared/catalog'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { readData } from './data.ts'

/** What islands need of the site's settings: the static file `/data/settings.json`. */
const siteDataSchema = z.object({
  /** Percentage. */
  tax: z.number().check(z.minimum(0), z.maximum(100)),
  currencies: z.array(currencySchema),
  currency_rates: z.nullable(currencyRatesSchema),
  terms: z.nullable(z.object({ title: z.string(), html: z.string() })),
})

export type SiteData = z.infer<typeof siteDataSchema>
export type SiteDataState = { status: 'loading' } | { status: 'ready'; data: SiteData } | { status: 'failed' }

/** The tax (percent) that counts until the settings are known; the server answers with its own. */
export const fallbackTaxRate = 10

export const $siteData = atom<SiteDataState>({ status: 'loading' })

let reading: Promise<void> | undefined

/** Reads the settings once; after a failure, again. */
export function loadSiteData(): Promise<void> {
  reading ??= read()
  return reading
}

async function read(): Promise<void> {
  const result = await readData('/data/settings.json', siteDataSchema)
  $siteData.set(result.ok ? { status: 'ready', data: result.value } : { status: 'failed' })
  if (!result.ok) reading = undefined
}
