import type { IndexedTour } from '@nusa/shared/search'

const trailingSlashes = /\/+$/

type MatchableTour = Pick<IndexedTour, 'id' | 'slug' | 'title'>

/** Returns the decoded part of a path after `/tour/`. It is empty for `/tour`. */
export function tourIdentifier(pathname: string): string {
  const pathAfterTour = pathname.split('/').slice(2).join('/')
  const encodedIdentifier = pathAfterTour.replace(trailingSlashes, '')
  try {
    return decodeURIComponent(encodedIdentifier).trim()
  } catch {
    return encodedIdentifier
  }
}

/** Returns the tour with this id or slug, or else the tours whose titles contain the words of the identifier. */
export function findMatchingTours<Tour extends MatchableTour>(identifier: string, tours: readonly Tour[]): Tour[] {
  const exactMatch = tours.find(({ id, slug }) => slug === identifier.toLowerCase() || String(id) === identifier)
  if (exactMatch) return [exactMatch]
  const words = identifier.replaceAll('-', ' ').trim().toLowerCase()
  return words === '' ? [] : tours.filter(({ title }) => title.toLowerCase().includes(words))
}
