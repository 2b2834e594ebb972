import { toCurrencies, toCurrencyRates, toSettings, toTour } from '@nusa/cms/catalog'
import { richTextToHtml } from '@nusa/cms/rich-text-html'
import { currencyRatesSchema, currencySchema, settingsSchema, type Tour, tourSchema } from '@nusa/shared/catalog'
import * as z from 'zod/mini'
import type { Catalog, Conditions } from '../../ports/catalog.ts'
import type { Log } from '../../ports/log.ts'
import { readStamps } from './catalog-stamps.ts'
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

/** Tax and terms, and what settings can't be without. */
const taxed = { tax: true, terms_page: true, site_name: true, contact: { email: true } } as const

const companyFields = { site_name: true, contact: true } as const
const companySchema = z.pick(settingsSchema, { site_name: true, contact: true })

/** The catalogue as it is in the CMS this very moment. */
export function payloadCatalog({ payload, pool }: Connection, log: Log): Catalog {
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
  const keptConditions = keptByStamp(async (_: 'conditions'[]) => {
    const doc = await payload.findGlobal({ slug: 'settings', depth: 0, select: taxed, overrideAccess: false })
    const terms = await readTerms(toSettings(doc).terms_page)
    return new Map([['conditions' as const, { taxRate: taxRateSchema.parse(toSettings(doc).tax), terms }]])
  })

  async function readTerms(page: number | null): Promise<Conditions['terms']> {
    if (page === null) return null
    const { docs } = await payload.find({
      collection: 'pages',
      where: { and: [{ id: { equals: page } }, { _status: { equals: 'published' } }] },
      depth: 0,
      limit: 1,
      overrideAccess: false,
    })
    return docs[0] ? { title: docs[0].title, html: richTextToHtml(new Map())(docs[0].content) } : null
  }

  return {
    async today(tourIds) {
      const stamps = await readStamps(pool, tourIds)
      const [tours, known] = await Promise.all([keptTours(stamps.tours), keptConditions(stamps.conditions)])
      const conditions = known.get('conditions')
      if (!conditions) throw new Error('The conditions of today were not read.')
      return { ...conditions, tours }
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
