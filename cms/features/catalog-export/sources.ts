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

/** Without this limit, ten thousand tours would be in memory at the same time. */
const pageSize = 200

interface StoredDoc {
  id: number | string
  updatedAt: string
}

export interface LiveEntry {
  doc: StoredDoc
  toEntry: (richText: RichText) => object
}

export interface Source {
  name: CatalogCollection
  collection: CollectionSlug
  hasRichText: boolean
  /** The entry may be unpublished. */
  toEntry(doc: object, richText: RichText): object
  readLiveIds(req: PayloadRequest): Promise<(number | string)[]>
  /** Returns the live entries in pages. If ids are given, other entries are omitted. */
  readPages(req: PayloadRequest, ids: readonly (number | string)[] | null): AsyncGenerator<LiveEntry[]>
}

const published: Where = { _status: { equals: 'published' } }
const active: Where = { status: { equals: 'active' } }
const always: Where = {}

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
        // Continues after the last id. This is six times as fast as Payload's pages, which also count all entries.
        const page = await read(rest)
        yield page
        rest = { id: { greater_than: page.at(-1)?.doc.id } }
        isMore = page.length === pageSize
      }
    },
  }
}
