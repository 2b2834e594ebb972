import { getCollection, getEntry } from 'astro:content'
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
import { globalsKey } from '../loaders/globals.ts'
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

async function load(): Promise<Catalog> {
  const globals = await getEntry('globals', globalsKey)
  if (!globals) throw new Error('The site settings have not been loaded from the CMS.')
  const heroSlides = (await getCollection('hero-slides')).map(({ data }) => data)
  return {
    settings: globals.data.settings,
    currencies: globals.data.currencies,
    tours: keyed(await getCollection('tours')),
    pictures: keyed(await getCollection('pictures')),
    categories: keyed(await getCollection('categories')),
    destinations: keyed(await getCollection('destinations')),
    countries: keyed(await getCollection('countries')),
    heroSlides: heroSlides.toSorted((a, b) => a.order - b.order),
    pages: keyed(await getCollection('pages')),
    articles: keyed(await getCollection('articles')),
    carRentalTypes: keyed(await getCollection('car-rental-types')),
    carRentals: keyed(await getCollection('car-rentals')),
    cities: keyed(await getCollection('cities')),
    airports: keyed(await getCollection('airports')),
    areas: keyed(await getCollection('areas')),
    carCategories: keyed(await getCollection('car-categories')),
    cars: keyed(await getCollection('cars')),
    airportTransfers: keyed(await getCollection('airport-transfers')),
    hotels: keyed(await getCollection('hotels')),
  }
}

function keyed<Entry extends { id: number | string }>(
  entries: readonly { data: Entry }[],
): ReadonlyMap<Entry['id'], Entry> {
  return new Map(entries.map(({ data }) => [data.id, data]))
}

let loaded: Promise<Catalog> | undefined

/** The content of this build, read once. While developing it is read again for each page, so an edit shows. */
export function getCatalog(): Promise<Catalog> {
  if (import.meta.env.DEV) return load()
  loaded ??= load()
  return loaded
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

/** The published page that has this slug, else the one that had it: an editor may give a page another address. */
export function pageNamed(slug: string, { pages }: Pick<Catalog, 'pages'>): Page | undefined {
  const all = [...pages.values()]
  return all.find((page) => page.slug === slug) ?? all.find((page) => page.previous_slugs.includes(slug))
}
