import type {
  Airport,
  AirportTransfer,
  Area,
  Article,
  CancellationPolicies,
  Car,
  CarCategory,
  CarRental,
  CarRentalType,
  Category,
  City,
  Country,
  Currency,
  Destination,
  HeroSlide,
  Hotel,
  Page,
  PickupZone,
  Picture,
  Settings,
  Tour,
} from '@nusa/shared/catalog'
import { tourTimeZone } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { firstPicture } from '../lib/media.ts'
import { type Content, loadContent } from '../loaders/content.ts'
import { readCmsAccess } from '../loaders/fetch-export.ts'

export interface Catalog {
  /** The day of the build in Bali. */
  today: LocalDate
  settings: Settings
  currencies: Currency[]
  tours: ReadonlyMap<number, Tour>
  pickupZones: ReadonlyMap<number, PickupZone>
  pictures: ReadonlyMap<number, Picture>
  categories: ReadonlyMap<number, Category>
  destinations: ReadonlyMap<number, Destination>
  countries: ReadonlyMap<number, Country>
  heroSlides: HeroSlide[]
  pages: ReadonlyMap<number, Page>
  articles: ReadonlyMap<number, Article>
  carRentalTypes: ReadonlyMap<number, CarRentalType>
  carRentals: ReadonlyMap<number, CarRental>
  cities: ReadonlyMap<number, City>
  airports: ReadonlyMap<number, Airport>
  areas: ReadonlyMap<number, Area>
  carCategories: ReadonlyMap<number, CarCategory>
  cars: ReadonlyMap<number, Car>
  airportTransfers: ReadonlyMap<number, AirportTransfer>
  hotels: ReadonlyMap<string, Hotel>
  cancellation: CancellationPolicies
}

export function createCatalog({ globals, collections }: Content, today: LocalDate): Catalog {
  const destinations = mapById(collections.destinations)
  const tours = collections.tours.map((tour) => {
    const time_zone = tourTimeZone(tour.destination_ids, destinations)
    return time_zone === tour.time_zone ? tour : { ...tour, time_zone }
  })
  return {
    today,
    settings: globals.settings,
    currencies: globals.currencies,
    tours: mapById(tours),
    pickupZones: mapById(collections['pickup-zones']),
    pictures: mapById(collections.pictures),
    categories: mapById(collections.categories),
    destinations,
    countries: mapById(collections.countries),
    heroSlides: collections['hero-slides'].toSorted((a, b) => a.order - b.order),
    pages: mapById(collections.pages),
    articles: mapById(collections.articles),
    carRentalTypes: mapById(collections['car-rental-types']),
    carRentals: mapById(collections['car-rentals']),
    cities: mapById(collections.cities),
    airports: mapById(collections.airports),
    areas: mapById(collections.areas),
    carCategories: mapById(collections['car-categories']),
    cars: mapById(collections.cars),
    airportTransfers: mapById(collections['airport-transfers']),
    hotels: mapById(collections.hotels),
    cancellation: {
      policies: mapById(collections['cancellation-policies']),
      defaultId: globals.settings.cancellation_policy_id,
    },
  }
}

function mapById<Entry extends { id: number | string }>(entries: readonly Entry[]): ReadonlyMap<Entry['id'], Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

let catalogPromise: Promise<Catalog> | undefined

/** Sets the catalogue of all pages that are rendered from now on. */
export function provideCatalog(newCatalog: Catalog): void {
  catalogPromise = Promise.resolve(newCatalog)
}

/** A build provides the catalogue; the dev server loads it from the CMS. */
export function getCatalog(): Promise<Catalog> {
  if (import.meta.env.DEV) catalogPromise ??= loadFromCms()
  if (!catalogPromise) throw new Error('No catalogue has been provided to the pages.')
  return catalogPromise
}

async function loadFromCms(): Promise<Catalog> {
  try {
    return createCatalog((await loadContent(readCmsAccess())).content, todayInBali(new Date()))
  } catch (error) {
    // The next page tries again: the CMS may have started, or an editor may have fixed the entry.
    catalogPromise = undefined
    throw error
  }
}

/** Returns the first picture of the slider, or else the picture of the tour with the most reviews. */
export function sitePicture({
  heroSlides,
  pictures,
  tours,
}: Pick<Catalog, 'heroSlides' | 'pictures' | 'tours'>): Picture | undefined {
  const slides = heroSlides.map(({ image }) => image)
  return firstPicture(pictures, slides) ?? mostReviewedPicture(tours, pictures)
}

export function siteLogo({ settings, pictures }: Pick<Catalog, 'settings' | 'pictures'>): Picture | undefined {
  return firstPicture(pictures, [settings.logo]) ?? undefined
}

function mostReviewedPicture(tours: Catalog['tours'], pictures: Catalog['pictures']): Picture | undefined {
  let mostReviewed: { picture: Picture; reviews: number } | undefined
  for (const { main_image, review_count: reviews } of tours.values()) {
    const picture = firstPicture(pictures, [main_image])
    if (picture && (!mostReviewed || reviews > mostReviewed.reviews)) mostReviewed = { picture, reviews }
  }
  return mostReviewed?.picture
}

const footerSlugs = ['help-center', 'booking-policy', 'cancellation-policy', 'travel-insurance', 'contact-us']

export function footerPages(catalog: Pick<Catalog, 'pages'>): Page[] {
  const pages = footerSlugs.map((slug) => findPageBySlug(slug, catalog)).filter((page) => page !== undefined)
  return [...new Set(pages)]
}

type LegalSettings = Pick<Settings, 'terms_page' | 'privacy_page'>

/** Returns the terms and the privacy policy, in this order, if they are chosen and published. */
export function legalPages({ settings, pages }: { settings: LegalSettings; pages: Catalog['pages'] }): Page[] {
  const ids = new Set([settings.terms_page, settings.privacy_page])
  return [...ids].flatMap((id) => (id === null ? [] : (pages.get(id) ?? [])))
}

/** Also finds the page that previously had this slug: editors may change slugs. */
export function findPageBySlug(slug: string, { pages }: Pick<Catalog, 'pages'>): Page | undefined {
  const allPages = [...pages.values()]
  return allPages.find((page) => page.slug === slug) ?? allPages.find((page) => page.previous_slugs.includes(slug))
}
