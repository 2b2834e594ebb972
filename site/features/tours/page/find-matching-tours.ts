import type { IndexedTour } from '@nusa/shared/search'

type MatchableTour = Pick<IndexedTour, 'id' | 'slug' | 'title'>

/** Returns the part of a path after /tour/, decoded; empty if there is nothing. */
export function tourIdentifier(pathname: string): string {
  const [, , ...rest] = pathname.split('/')
  const raw = rest.join('/').replace(/\/+$/, '')
  try {
    return decodeURIComponent(raw).trim()
  } catch {
    return raw
  }
}

/** Returns the tours that a broken path may mean: by id or slug, otherwise by its words in their titles. */
export function findMatchingTours<Tour extends MatchableTour>(identifier: string, tours: readonly Tour[]): Tour[] {
  const isSame = tours.find(({ id, slug }) => slug === identifier.toLowerCase() || String(id) === identifier)
  if (isSame) return [isSame]
  const words = identifier.replaceAll('-', ' ').trim().toLowerCase()
  return words === '' ? [] : tours.filter(({ title }) => title.toLowerCase().includes(words))
}
