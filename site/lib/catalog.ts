import { getCollection, getEntry } from 'astro:content'
import type {
  Category,
  Currency,
  CurrencyRates,
  Destination,
  HeroSlide,
  Page,
  Picture,
  Settings,
  Tour,
} from '@nusa/shared/catalog'
import { globalsKey } from '../loaders/globals.ts'

/** All content that the pages are made of, each kind by its id. */
export interface Catalog {
  settings: Settings
  currencies: Currency[]
  currencyRates: CurrencyRates
  tours: ReadonlyMap<number, Tour>
  pictures: ReadonlyMap<number, Picture>
  categories: ReadonlyMap<number, Category>
  destinations: ReadonlyMap<number, Destination>
  heroSlides: HeroSlide[]
  pages: ReadonlyMap<number, Page>
}

async function load(): Promise<Catalog> {
  const globals = await getEntry('globals', globalsKey)
  if (!globals) throw new Error('The site settings have not been loaded from the CMS.')
  const [tours, pictures, categories, destinations, heroSlides, pages] = await Promise.all([
    getCollection('tours').then(dataOf),
    getCollection('pictures').then(dataOf),
    getCollection('categories').then(dataOf),
    getCollection('destinations').then(dataOf),
    getCollection('hero-slides').then(dataOf),
    getCollection('pages').then(dataOf),
  ])
  return {
    settings: globals.data.settings,
    currencies: globals.data.currencies,
    currencyRates: globals.data.currency_rates,
    tours: keyed(tours),
    pictures: keyed(pictures),
    categories: keyed(categories),
    destinations: keyed(destinations),
    heroSlides: heroSlides.toSorted((a, b) => a.order - b.order),
    pages: keyed(pages),
  }
}

function dataOf<T>(entries: readonly { data: T }[]): T[] {
  return entries.map(({ data }) => data)
}

function keyed<T extends { id: number }>(entries: readonly T[]): ReadonlyMap<number, T> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

let loaded: Promise<Catalog> | undefined

/** The content of this build, read once. While developing it is read again for each page, so an edit shows. */
export function getCatalog(): Promise<Catalog> {
  if (import.meta.env.DEV) return load()
  loaded ??= load()
  return loaded
}

const linkedPages = ['help-center', 'booking-policy', 'cancellation-policy', 'travel-insurance', 'contact-us']

/** The pages that the footer links to, in its order; those that are not published are left out. */
export function footerPages({ pages }: Pick<Catalog, 'pages'>): Page[] {
  const all = [...pages.values()]
  return linkedPages.map((slug) => all.find((page) => page.slug === slug)).filter((page) => page !== undefined)
}
