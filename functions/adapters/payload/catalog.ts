import { toCancellationPolicy, toCurrencies, toCurrencyRates, toSettings } from '@nusa/cms/catalog'
import { richTextToHtml } from '@nusa/cms/rich-text-html'
import { termsVersion } from '@nusa/shared/booking'
import {
  type CancellationPolicies,
  cancellationPolicySchema,
  currencyRatesSchema,
  currencySchema,
  settingsSchema,
} from '@nusa/shared/catalog'
import * as z from 'zod/mini'
import type { Catalog, TaxAndTerms } from '../../ports/catalog.ts'
import type { Log } from '../../ports/deps.ts'
import { cacheByVersion } from './cache-by-version.ts'
import { createOfferReader } from './catalog-offers.ts'
import { readVersions } from './catalog-versions.ts'
import type { Connection } from './connect.ts'

const taxRateSchema = z.number().check(z.minimum(0), z.maximum(100))
/** The tax and terms, and fields that the settings' schema requires. */
const taxAndTermsFields = { tax: true, terms_page: true, site_name: true, contact: { email: true } } as const

const companyFields = { site_name: true, contact: true } as const
const companySchema = z.pick(settingsSchema, { site_name: true, contact: true })

/** Reads the catalogue directly from the CMS. */
export function payloadCatalog(connection: Connection, log: Log): Catalog {
  const { payload, pool } = connection
  const readOffers = createOfferReader(connection, log)
  const cachedTaxAndTerms = cacheByVersion(async (_: 'taxAndTerms'[]) => {
    const doc = await payload.findGlobal({
      slug: 'settings',
      depth: 0,
      select: taxAndTermsFields,
      overrideAccess: false,
    })
    const terms = await readTerms(toSettings(doc).terms_page)
    return new Map([['taxAndTerms' as const, { taxRate: taxRateSchema.parse(toSettings(doc).tax), terms }]])
  })

  const cachedCancellation = cacheByVersion(async (_: 'cancellation'[]) => {
    return new Map([['cancellation' as const, await readCancellation()]])
  })

  async function readCancellation(): Promise<CancellationPolicies> {
    const select = { cancellation_policy_id: true, site_name: true, contact: { email: true } } as const
    const [settings, { docs }] = await Promise.all([
      payload.findGlobal({ slug: 'settings', depth: 0, select, overrideAccess: false }),
      payload.find({ collection: 'cancellation-policies', depth: 0, pagination: false, overrideAccess: false }),
    ])
    const policies = docs.map((doc) => cancellationPolicySchema.parse(toCancellationPolicy(doc)))
    return {
      policies: new Map(policies.map((policy) => [policy.id, policy])),
      defaultId: toSettings(settings).cancellation_policy_id,
    }
  }

  async function readTerms(page: number | null): Promise<TaxAndTerms['terms']> {
    if (page === null) return null
    const { docs } = await payload.find({
      collection: 'pages',
      where: { and: [{ id: { equals: page } }, { _status: { equals: 'published' } }] },
      depth: 0,
      limit: 1,
      overrideAccess: false,
    })
    const [doc] = docs
    if (!doc) return null
    const version = termsVersion({ id: doc.id, updated_at: doc.updatedAt })
    return { version, title: doc.title, html: richTextToHtml(new Map())(doc.content) }
  }

  return {
    async readCurrent(offerIds) {
      const versions = await readVersions(pool, offerIds)
      const [offers, taxAndTermsById, cancellationById] = await Promise.all([
        readOffers(versions),
        cachedTaxAndTerms(versions.taxAndTerms),
        cachedCancellation(versions.cancellation),
      ])
      const taxAndTerms = taxAndTermsById.get('taxAndTerms')
      const cancellation = cancellationById.get('cancellation')
      if (!taxAndTerms || !cancellation)
        throw new Error('The current tax rate, terms and cancellation policies could not be read.')
      return { ...taxAndTerms, ...offers, cancellation }
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
