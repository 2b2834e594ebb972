import type { CatalogCollection } from '@nusa/shared/catalog'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import {
  type RichTextRenderer,
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
  toNamedEntry,
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
  toEntry: (richText: RichTextRenderer) => object
}

export interface CatalogSource {
  name: CatalogCollection
  collection: CollectionSlug
  hasRichText: boolean
  /** Converts a stored document, which may be an unpublished draft, to the format of the export. */
  toEntry(doc: object, richText: RichTextRenderer): object
  readLiveIds(req: PayloadRequest): Promise<(number | string)[]>
  /** Returns the live entries in pages. If ids are given, other entries are omitted. */
  readPages(req: PayloadRequest, ids: readonly (number | string)[] | null): AsyncGenerator<LiveEntry[]>
}

const wherePublished: Where = { _status: { equals: 'published' } }
const whereActive: Where = { status: { equals: 'active' } }
const whereAny: Where = {}
const withRichText = { hasRichText: true }

export const catalogSources: CatalogSource[] = [
  defineSource('pictures', 'media', whereAny, toPicture),
  defineSource('countries', 'countries', whereAny, toCountry),
  defineSource('destinations', 'destinations', wherePublished, toDestination),
  defineSource('categories', 'categories', wherePublished, toCategory),
  defineSource('pickup-zones', 'pickup-zones', whereAny, toPickupZone),
  defineSource('tours', 'tours', wherePublished, toTour, withRichText),
  defineSource('hero-slides', 'hero-slides', whereActive, toHeroSlide),
  defineSource('pages', 'pages', wherePublished, toPage, withRichText),
  defineSource('articles', 'articles', wherePublished, toArticle, withRichText),
  defineSource('car-rental-types', 'car-rental-types', whereAny, toCarRentalType),
  defineSource('car-rentals', 'car-rentals', whereActive, toCarRental, withRichText),
  defineSource('cities', 'cities', whereAny, toNamedEntry),
  defineSource('airports', 'airports', whereAny, toAirport),
  defineSource('areas', 'areas', whereAny, toNamedEntry),
  defineSource('car-categories', 'car-categories', whereAny, toNamedEntry),
  defineSource('cars', 'cars', whereAny, toCar),
  defineSource('airport-transfers', 'airport-transfers', whereActive, toAirportTransfer),
  defineSource('hotels', 'hotels', wherePublished, toHotel),
  defineSource('cancellation-policies', 'cancellation-policies', whereAny, toCancellationPolicy),
]

function defineSource<Doc extends StoredDoc>(
  name: CatalogCollection,
  collection: CollectionSlug,
  whereLive: Where,
  mapDoc: (doc: Doc, richText: RichTextRenderer) => object,
  { hasRichText = false }: { hasRichText?: boolean } = {},
): CatalogSource {
  return {
    name,
    collection,
    hasRichText,
    toEntry: (doc, richText) => mapDoc(doc as Doc, richText),
    async readLiveIds(req) {
      const select = { updatedAt: true } as const
      const { docs } = await req.payload.db.find<StoredDoc>({
        collection,
        where: whereLive,
        select,
        sort: 'id',
        pagination: false,
        req,
      })
      return docs.map((doc) => doc.id)
    },
    async *readPages(req, ids) {
      const readPage = async (where: Where) => {
        const and = [whereLive, where]
        const findOptions = { where: { and }, limit: pageSize, pagination: false, sort: 'id' } as const
        const { docs } = await req.payload.db.find<Doc>({ collection, ...findOptions, req })
        return docs.map((doc) => ({ doc, toEntry: (richText: RichTextRenderer) => mapDoc(doc, richText) }))
      }
      if (ids) {
        for (let offset = 0; offset < ids.length; offset += pageSize) {
          yield readPage({ id: { in: ids.slice(offset, offset + pageSize) } })
        }
        return
      }
      let whereAfterLastPage: Where = {}
      for (let hasMorePages = true; hasMorePages; ) {
        // Continuing after the last id is six times as fast as Payload's pages, which also count all entries.
        const page = await readPage(whereAfterLastPage)
        yield page
        whereAfterLastPage = { id: { greater_than: page.at(-1)?.doc.id } }
        hasMorePages = page.length === pageSize
      }
    },
  }
}
