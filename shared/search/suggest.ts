import { hasText } from './has-text.ts'

/** The fields that a text search matches. */
export interface FindableTour {
  title: string
  location: string
}

/** Minimum length of a text before tours are suggested. */
export const minSuggestionLength = 2

/** Maximum number of suggestions. */
export const maxSuggestions = 5

/** Returns whether a tour's title or location contains a text, ignoring case. */
export function matchesText(tour: FindableTour, text: string): boolean {
  const wanted = text.trim()
  return hasText(tour.title, wanted) || hasText(tour.location, wanted)
}

/** Returns the first five tours whose title or location contains the text; empty if it has fewer than two letters. */
export function suggestTours<T extends FindableTour>(tours: readonly T[], text: string): T[] {
  if (text.trim().length < minSuggestionLength) return []
  const found: T[] = []
  for (const tour of tours) {
    if (matchesText(tour, text)) found.push(tour)
    if (found.length === maxSuggestions) break
  }
  return found
}
