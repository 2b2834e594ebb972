import type {
  Airport,
  AirportTransfer,
  Area,
  Article,
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
  Picture,
  Settings,
  Tour,
} from '@nusa/shared/catalog'
import { type Content, loadContent } from '../loaders/content.ts'
import { cmsAccess } from '../loaders/fetch-export.ts'
import { firstPicture } from './media.ts'

/** All content that the pages are made of, each kind by its id. */
export interface Catalog {
  settings: Settings
  currencies: Currency[]
  tours: ReadonlyMap<number, Tour>
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
}

/** What the pages are made of, out of what the CMS has published. */
export function catalogOf({ globals, collections }: Content): Catalog {
  return {
    settings: globals.settings,
    currencies: globals.currencies,
    tours: keyed(collections.tours),
    pictures: keyed(collections.pictures),
    categories: keyed(collections.categories),
    destinations: keyed(collections.destinations),
    countries: keyed(collections.countries),
    heroSlides: collections['hero-slides'].toSorted((a, b) => a.order - b.order),
    pages: keyed(collections.pages),
    articles: keyed(collections.articles),
    carRentalTypes: keyed(collections['car-rental-types']),
    carRentals: keyed(collections['car-rentals']),
    cities: keyed(collections.cities),
    airports: keyed(collections.airports),
    areas: keyed(collections.areas),
    carCategories: keyed(collections['car-categories']),
    cars: keyed(collections.cars),
    airportTransfers: keyed(collections['airport-transfers']),
    hotels: keyed(collections.hotels),
  }
}

function keyed<Entry extends { id: number | string }>(entries: readonly Entry[]): ReadonlyMap<Entry['id'], Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

let catalog: Promise<Catalog> | undefined

/** Says what all pages are made of from now on. */
export function provideCatalog(provided: Catalog): void {
  catalog = Promise.resolve(provided)
}

/** What the pages are made of: the build provides it, and `npm run dev` asks the CMS itself. */
export function getCatalog(): Promise<Catalog> {
  if (import.meta.env.DEV) catalog ??= askCms()
  if (!catalog) throw new Error('No catalogue has been provided to make pages of.')
  return catalog
}

async function askCms(): Promise<Catalog> {
  try {
    return catalogOf((await loadContent(cmsAccess())).content)
  } catch (error) {
    // The next page asks again: the CMS may run by then, or an editor may have mended what was wrong.
    catalog = undefined
    throw error
  }
}

/** What stands for the whole site: the first picture of the home page's slider, else that of the best known tour. */
export function housePicture({
  heroSlides,
  pictures,
  tours,
}: Pick<Catalog, 'heroSlides' | 'pictures' | 'tours'>): Picture | undefined {
  const slides = heroSlides.map(({ image }) => image)
  return firstPicture(pictures, slides) ?? bestKnownPicture(tours, pictures)
}

function bestKnownPicture(tours: Catalog['tours'], pictures: Catalog['pictures']): Picture | undefined {
  let best: { picture: Picture; reviews: number } | undefined
  for (const { main_image, review_count: reviews } of tours.values()) {
    const picture = firstPicture(pictures, [main_image])
    if (picture && (!best || reviews > best.reviews)) best = { picture, reviews }
  }
  return best?.picture
}

const linkedPages = ['help-center', 'booking-policy', 'cancellation-policy', 'travel-insurance', 'contact-us']

/** The pages that the footer links to, in its order; those that are not published are left out. */
export function footerPages(catalog: Pick<Catalog, 'pages'>): Page[] {
  const found = linkedPages.map((slug) => pageNamed(slug, catalog)).filter((page) => page !== undefined)
  return [...new Set(found)]
}

/** Where the settings say that a legal page is. */
type LegalSettings = Pick<Settings, 'terms_page' | 'privacy_page'>

/** Returns the terms and the privacy policy, in this order. A page that is not chosen or not published is left out. */
export function legalPages({ settings, pages }: { settings: LegalSettings; pages: Catalog['pages'] }): Page[] {
  const ids = new Set([settings.terms_page, settings.privacy_page])
  return [...ids].flatMap((id) => (id === null ? [] : (pages.get(id) ?? [])))
}

/** The published page that has this slug, else the one that had it: an editor may give a page another address. */
export function pageNamed(slug: string, { pages }: Pick<Catalog, 'pages'>): Page | undefined {
  const all = [...pages.values()]
  return all.find((page) => page.slug === slug) ?? all.find((page) => page.previous_slugs.includes(slug))
}
