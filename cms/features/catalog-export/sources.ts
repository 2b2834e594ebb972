import type { CatalogCollection } from '@nusa/shared/catalog'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import {
  type RichText,
  toAirport,
  toAirportTransfer,
  toArticle,
  toCancellationPolicy,
  toCar,
  toCarRental,
  toCarRentalType,
  toCategory,
  toCountry,
  toDestination,
  toHeroSlide,
  toHotel,
  toNamed,
  toPage,
  toPickupZone,
  toPicture,
  toTour,
} from '../../catalog/index.ts'

/** Number of entries that are read with one query, so that ten thousand tours are never in memory together. */
const pageSize = 200

/** The fields that the entries of all collections have. */
interface StoredDoc {
  id: number | string
  updatedAt: string
}

/** An entry to send, with its mapping. */
export interface LiveEntry {
  doc: StoredDoc
  toEntry: (richText: RichText) => object
}

/** The source of a collection in the export. */
export interface Source {
  /** Name in the export. */
  name: CatalogCollection
  collection: CollectionSlug
  hasRichText: boolean
  /** Maps an entry of the collection, published or not. */
  toEntry(doc: object, richText: RichText): object
  /** Returns the ids of all entries that are live. */
  readLiveIds(req: PayloadRequest): Promise<(number | string)[]>
  /** Returns the live entries in pages. If ids are given, only the entries with these ids. */
  readPages(req: PayloadRequest, ids: readonly (number | string)[] | null): AsyncGenerator<LiveEntry[]>
}

const published: Where = { _status: { equals: 'published' } }
const active: Where = { status: { equals: 'active' } }
const always: Where = {}

/** All collections of the export. Pictures come first, then collections without relations. */
export const sources: Source[] = [
  defineSource('pictures', 'media', always, toPicture),
  defineSource('countries', 'countries', always, toCountry),
  defineSource('destinations', 'destinations', published, toDestination),
  defineSource('categories', 'categories', published, toCategory),
  defineSource('pickup-zones', 'pickup-zones', always, toPickupZone),
  defineSource('tours', 'tours', published, toTour, true),
  defineSource('hero-slides', 'hero-slides', active, toHeroSlide),
  defineSource('pages', 'pages', published, toPage, true),
  defineSource('articles', 'articles', published, toArticle, true),
  defineSource('car-rental-types', 'car-rental-types', always, toCarRentalType),
  defineSource('car-rentals', 'car-rentals', active, toCarRental, true),
  defineSource('cities', 'cities', always, toNamed),
  defineSource('airports', 'airports', always, toAirport),
  defineSource('areas', 'areas', always, toNamed),
  defineSource('car-categories', 'car-categories', always, toNamed),
  defineSource('cars', 'cars', always, toCar),
  defineSource('airport-transfers', 'airport-transfers', active, toAirportTransfer),
  defineSource('hotels', 'hotels', published, toHotel),
  defineSource('cancellation-policies', 'cancellation-policies', always, toCancellationPolicy),
]

/** @template Doc type of the stored entries, inferred from the mapping */
function defineSource<Doc extends StoredDoc>(
  name: CatalogCollection,
  collection: CollectionSlug,
  isLive: Where,
  map: (doc: Doc, richText: RichText) => object,
  hasRichText = false,
): Source {
  return {
    name,
    collection,
    hasRichText,
    toEntry: (doc, richText) => map(doc as Doc, richText),
    async readLiveIds(req) {
      const select = { updatedAt: true } as const
      const { docs } = await req.payload.db.find<StoredDoc>({
        collection,
        where: isLive,
        select,
        sort: 'id',
        pagination: false,
        req,
      })
      return docs.map((doc) => doc.id)
    },
    async *readPages(req, ids) {
      const read = async (where: Where) => {
        const and = [isLive, where]
        const all = { where: { and }, limit: pageSize, pagination: false, sort: 'id' } as const
        const { docs } = await req.payload.db.find<Doc>({ collection, ...all, req })
        return docs.map((doc) => ({ doc, toEntry: (richText: RichText) => map(doc, richText) }))
      }
      if (ids) {
        for (let done = 0; done < ids.length; done += pageSize) {
          yield read({ id: { in: ids.slice(done, done + pageSize) } })
        }
        return
      }
      let rest: Where = {}
      for (let isMore = true; isMore; ) {
        // Continues after the last id. This is six times as fast as numbered pages, which are counted.
        const page = await read(rest)
        yield page
        rest = { id: { greater_than: page.at(-1)?.doc.id } }
        isMore = page.length === pageSize
      }
    },
  }
}
