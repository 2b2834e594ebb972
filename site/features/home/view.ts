import type { Destination, Picture } from '@nusa/shared/catalog'
import type { Catalog } from '../../catalog/catalog.ts'
import boats from './stock/boats.svg?url&no-inline'
import sunrise from './stock/sunrise.svg?url&no-inline'
import terraces from './stock/terraces.svg?url&no-inline'

interface StockSlide {
  title: string
  file: string
}

/** Shown if the editors have added no slides. The drawings have 1440 by 960 pixels. */
export const stockSlides: readonly StockSlide[] = [
  { title: 'A volcano at sunrise', file: sunrise },
  { title: 'Rice terraces and palms', file: terraces },
  { title: 'Outrigger boats off the coast', file: boats },
]

/** An editor's picture or a stock drawing. */
export type Slide = { title: string; picture: Picture } | StockSlide

/**
 * HTML `sizes`. On a phone the slide is 400 px high. Under the text and its overlay, a picture with fewer pixels than
 * the screen is sharp enough.
 */
export const slideSizes = '(max-width: 37rem) 22rem, 100vw'

/** Returns the editors' slides, without unpublished pictures, or the stock slides if no slide is left. */
export function listHomeSlides({ heroSlides, pictures }: Pick<Catalog, 'heroSlides' | 'pictures'>): readonly Slide[] {
  const slides = heroSlides.flatMap(({ title, image }) => {
    const picture = pictures.get(image)
    return picture ? [{ title, picture }] : []
  })
  return slides.length > 0 ? slides : stockSlides
}

export interface CategoryView {
  name: string
  slug: string
  picture: Picture | null
  tourCount: number
}

/** Returns the categories with the number of their tours, newest first. */
export function listCategoriesWithCounts({
  categories,
  tours,
  pictures,
}: Pick<Catalog, 'categories' | 'tours' | 'pictures'>): CategoryView[] {
  const counts = countById(tours.values(), ({ category_ids }) => category_ids)
  return [...categories.values()]
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at, 'en') || b.id - a.id)
    .map(({ id, name, slug, image }) => ({
      name,
      slug,
      picture: image === null ? null : (pictures.get(image) ?? null),
      tourCount: counts.get(id) ?? 0,
    }))
}

function countById<Entry>(entries: Iterable<Entry>, idsOf: (entry: Entry) => readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const entry of entries) {
    for (const id of new Set(idsOf(entry))) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The width of a picture in columns of a grid with twelve columns. */
export type Span = 3 | 6 | 12

/**
 * Returns the widths of the pictures. In rows of three pictures, alternately the left and the right picture is wide.
 * The remaining one or two pictures fill the last row.
 */
export function computeMosaicSpans(count: number): Span[] {
  const remainder = count % 3
  /** Two rows have six pictures, of which the first and the last are wide. */
  const isWide = (index: number) => index % 6 === 0 || index % 6 === 5
  const fullRows = Array.from({ length: count - remainder }, (_, index): Span => (isWide(index) ? 6 : 3))
  const lastRow = Array.from({ length: remainder }, (): Span => (remainder === 1 ? 12 : 6))
  return [...fullRows, ...lastRow]
}

export interface DestinationView {
  slug: string
  name: string
  description: string
  picture: Picture | null
}

/** Returns the destinations with the most tours, sorted by the number of tours and then by name. */
export function listTopDestinations(
  { destinations, tours, pictures }: Pick<Catalog, 'destinations' | 'tours' | 'pictures'>,
  count: number,
): DestinationView[] {
  const counts = countById(tours.values(), ({ destination_ids }) => destination_ids)
  const getTourCount = ({ id }: Destination) => counts.get(id) ?? 0
  return [...destinations.values()]
    .toSorted((a, b) => getTourCount(b) - getTourCount(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ slug, name, description, image }) => ({
      slug,
      name,
      description,
      picture: image === null ? null : (pictures.get(image) ?? null),
    }))
}
