import { toCurrencies, toCurrencyRates, toSettings, toTour } from '@nusa/cms/catalog'
import { settings, tours } from '@nusa/cms/schema'
import { currencyRatesSchema, currencySchema, settingsSchema, type Tour, tourSchema } from '@nusa/shared/catalog'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Catalog } from '../../ports/catalog.ts'
import type { Log } from '../../ports/log.ts'
import type { Connection } from './connect.ts'
import { keptByStamp } from './kept-by-stamp.ts'

const taxRateSchema = z.number().check(z.minimum(0), z.maximum(100))
const noRichText = () => ''

/** What a tour is priced, dated and booked by. The rest of it would only make the question to the database longer. */
const priced = {
  slug: true,
  title: true,
  location: true,
  duration: true,
  tour_type: true,
  price: true,
  starting_date: true,
  end_date: true,
  cut_off_days: true,
  block_dates: true,
  max_guests: true,
  pricing: true,
  add_on: true,
  is_popular: true,
  review_count: true,
  createdAt: true,
  updatedAt: true,
} as const

/** The transaction that wrote a row: the CMS writes a tour's row, or the settings', with every change of anything in it. */
const rowVersion = sql<string>`xmin::text`

/** The tax, and what settings can't be without. */
const taxed = { tax: true, site_name: true, contact: { email: true } } as const

const companyFields = { site_name: true, contact: true } as const
const companySchema = z.pick(settingsSchema, { site_name: true, contact: true })

/** The catalogue as it is in the CMS this very moment. */
export function payloadCatalog({ payload, db }: Connection, log: Log): Catalog {
  const keptTours = keptByStamp(async (ids: number[]) => {
    const { docs } = await payload.find({
      collection: 'tours',
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
      depth: 0,
      select: priced,
      limit: ids.length,
      pagination: false,
      overrideAccess: false,
    })
    const found = new Map<number, Tour>()
    for (const doc of docs) {
      const parsed = tourSchema.safeParse(toTour(doc, noRichText))
      if (parsed.success) found.set(doc.id, parsed.data)
      else log({ level: 'error', event: 'tour-invalid', tour: doc.id, issue: issueOf(parsed.error) })
    }
    return found
  })
  const keptTax = keptByStamp(async (_: 'tax'[]) => {
    const doc = await payload.findGlobal({ slug: 'settings', depth: 0, select: taxed, overrideAccess: false })
    return new Map([['tax' as const, taxRateSchema.parse(toSettings(doc).tax)]])
  })

  return {
    async publishedTours(ids) {
      const rows = await db
        .select({ id: tours.id, stamp: rowVersion })
        .from(tours)
        .where(and(inArray(tours.id, [...ids]), eq(tours._status, 'published')))
      return keptTours(new Map(rows.map(({ id, stamp }) => [id, stamp])))
    },
    async taxRate() {
      const [row] = await db.select({ stamp: rowVersion }).from(settings)
      const known = await keptTax(new Map([['tax', row?.stamp ?? 'none']]))
      return taxRateSchema.parse(known.get('tax'))
    },
    async company() {
      const doc = await payload.findGlobal({ slug: 'settings', depth: 0, select: companyFields, overrideAccess: false })
      const { site_name: name, contact } = companySchema.parse(toSettings(doc))
      return { name, ...contact }
    },
    async currencies() {
      const doc = await payload.findGlobal({ slug: 'currencies', depth: 0, overrideAccess: false })
      return {
        currencies: z.array(currencySchema).parse(toCurrencies(doc)),
        currency_rates: currencyRatesSchema.parse(toCurrencyRates(doc)),
      }
    },
  }
}

function issueOf(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown'
}
