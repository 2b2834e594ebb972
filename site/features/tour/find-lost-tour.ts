import type { IndexedTour } from '@nusa/shared/search'

type Known = Pick<IndexedTour, 'id' | 'slug' | 'title'>

/** What follows /tour/ in an address, as it was typed; an empty text where nothing does. */
export function tourIdentifier(pathname: string): string {
  const [, , ...rest] = pathname.split('/')
  const raw = rest.join('/').replace(/\/+$/, '')
  try {
    return decodeURIComponent(raw).trim()
  } catch {
    return raw
  }
}

/** The tours that an address may mean which is no page: by their number, else by the words of the address in their title. */
export function findLostTours<Tour extends Known>(identifier: string, tours: readonly Tour[]): Tour[] {
  const same = tours.find(({ id, slug }) => slug === identifier.toLowerCase() || String(id) === identifier)
  if (same) return [same]
  const words = identifier.replaceAll('-', ' ').trim().toLowerCase()
  return words === '' ? [] : tours.filter(({ title }) => title.toLowerCase().includes(words))
}
