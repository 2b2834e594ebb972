import { toCancellationPolicy, toCurrencies, toCurrencyRates, toPicture, toSettings } from '@nusa/cms/catalog'
import { createRichTextConverter } from '@nusa/cms/rich-text-html'
import type { Media } from '@nusa/cms/types'
import { termsVersion } from '@nusa/shared/booking'
import {
  type CancellationPolicies,
  type CancellationPolicy,
  cancellationPolicySchema,
  currencyRatesSchema,
  currencySchema,
  selectLogoSize,
  settingsSchema,
} from '@nusa/shared/catalog'
import * as z from 'zod/mini'
import type { Catalog, Company, Offers, TaxAndTerms } from '../../ports/catalog.ts'
import type { Log } from '../../ports/deps.ts'
import { cacheByVersion } from './cache-by-version.ts'
import { createOfferReader, describeIssue } from './catalog-offers.ts'
import { readVersions } from './catalog-versions.ts'
import type { Connection } from './connect.ts'

const taxRateSchema = z.number().check(z.minimum(0), z.maximum(100))
/** `site_name` and `contact` are only selected because the schema of the settings requires them. */
const taxAndTermsFields = { tax: true, terms_page: true, site_name: true, contact: { email: true } } as const

const companyFields = { site_name: true, logo: true, contact: true } as const
const companySchema = z.pick(settingsSchema, { site_name: true, contact: true })

interface StoredPolicies extends CancellationPolicies {
  invalidIds: ReadonlySet<number>
}

/**
 * Offers and rooms with an invalid cancellation policy cannot be booked, because the refund of a cancellation would be
 * unknown.
 */
function omitOffersWithInvalidPolicy(offers: Offers, { defaultId, invalidIds }: StoredPolicies, log: Log): Offers {
  if (invalidIds.size === 0) return offers
  const hasValidPolicy = (kind: keyof Offers, { id, cancellation_policy_id }: ProductWithPolicy) => {
    const policyId = cancellation_policy_id ?? defaultId
    if (policyId === null || !invalidIds.has(policyId)) return true
    log({ level: 'error', event: 'offer-invalid', kind, id, issue: `cancellation_policy_id: ${policyId} is invalid` })
    return false
  }
  const filterValid = <Id, Offer extends ProductWithPolicy>(kind: keyof Offers, offersById: ReadonlyMap<Id, Offer>) =>
    new Map([...offersById].filter(([, offer]) => hasValidPolicy(kind, offer)))
  return {
    tours: filterValid('tours', offers.tours),
    transfers: filterValid('transfers', offers.transfers),
    rentals: filterValid('rentals', offers.rentals),
    hotels: new Map(
      [...offers.hotels].map(([id, hotel]) => [
        id,
        { ...hotel, rooms: hotel.rooms.filter((room) => hasValidPolicy('hotels', room)) },
      ]),
    ),
  }
}

interface ProductWithPolicy {
  id: number | string
  cancellation_policy_id: number | null
}

export function payloadCatalog(connection: Connection, log: Log, siteUrl: string): Catalog {
  const { payload, pool } = connection
  const readOffers = createOfferReader(connection, log)
  const readTaxAndTerms = cacheByVersion(async (_: 'taxAndTerms'[]) => {
    const doc = await payload.findGlobal({
      slug: 'settings',
      depth: 0,
      select: taxAndTermsFields,
      overrideAccess: false,
    })
    const terms = await readTerms(toSettings(doc).terms_page)
    return new Map([['taxAndTerms' as const, { taxRate: taxRateSchema.parse(toSettings(doc).tax), terms }]])
  })

  const readCancellation = cacheByVersion(async (_: 'cancellation'[]) => {
    return new Map([['cancellation' as const, await readCancellationPolicies()]])
  })

  async function readCancellationPolicies(): Promise<StoredPolicies> {
    const select = { cancellation_policy_id: true, site_name: true, contact: { email: true } } as const
    const [settings, { docs }] = await Promise.all([
      payload.findGlobal({ slug: 'settings', depth: 0, select, overrideAccess: false }),
      payload.find({ collection: 'cancellation-policies', depth: 0, pagination: false, overrideAccess: false }),
    ])
    const policies = new Map<number, CancellationPolicy>()
    const invalidIds = new Set<number>()
    for (const doc of docs) {
      const { data, error } = cancellationPolicySchema.safeParse(toCancellationPolicy(doc))
      if (data) {
        policies.set(data.id, data)
        continue
      }
      invalidIds.add(doc.id)
      log({ level: 'error', event: 'cancellation-policy-invalid', id: doc.id, issue: describeIssue(error) })
    }
    return { policies, defaultId: toSettings(settings).cancellation_policy_id, invalidIds }
  }

  function toLogo(doc: Media): Company['logo'] {
    const size = selectLogoSize(toPicture(doc))
    if (!size) return undefined
    const { file, width, height } = size
    return { url: `${siteUrl}/media/${encodeURIComponent(file)}`, width, height }
  }

  async function readTerms(pageId: number | null): Promise<TaxAndTerms['terms']> {
    if (pageId === null) return null
    const { docs } = await payload.find({
      collection: 'pages',
      where: { and: [{ id: { equals: pageId } }, { _status: { equals: 'published' } }] },
      depth: 0,
      limit: 1,
      overrideAccess: false,
    })
    const [doc] = docs
    if (!doc) return null
    const version = termsVersion({ id: doc.id, updated_at: doc.updatedAt })
    const toHtml = createRichTextConverter(new Map())
    return { version, title: doc.title, html: toHtml(doc.content) }
  }

  return {
    async readCurrent(offerIds) {
      const versions = await readVersions(pool, offerIds)
      const [offers, taxAndTermsById, cancellationById] = await Promise.all([
        readOffers(versions),
        readTaxAndTerms(versions.taxAndTerms),
        readCancellation(versions.cancellation),
      ])
      const taxAndTerms = taxAndTermsById.get('taxAndTerms')
      const cancellation = cancellationById.get('cancellation')
      if (!taxAndTerms || !cancellation)
        throw new Error('The current tax rate, terms and cancellation policies could not be read.')
      return { ...taxAndTerms, ...omitOffersWithInvalidPolicy(offers, cancellation, log), cancellation }
    },
    async readCompany() {
      const doc = await payload.findGlobal({ slug: 'settings', depth: 1, select: companyFields, overrideAccess: false })
      const { site_name: name, contact } = companySchema.parse(toSettings(doc))
      const logo = typeof doc.logo === 'object' && doc.logo !== null ? toLogo(doc.logo) : undefined
      return { name, ...contact, ...(logo && { logo }) }
    },
    async readCurrencies() {
      const doc = await payload.findGlobal({ slug: 'currencies', depth: 0, overrideAccess: false })
      return {
        currencies: z.array(currencySchema).parse(toCurrencies(doc)),
        currency_rates: currencyRatesSchema.parse(toCurrencyRates(doc)),
      }
    },
  }
}
