import { hasText } from './has-text.ts'

/** What a tour is found by. */
export interface FindableTour {
  title: string
  location: string
}

/** As many letters as it takes before anything is suggested. */
export const minSuggestionLength = 2

/** As many tours as are suggested at once. */
export const maxSuggestions = 5

/** Says whether a text, in any case, stands somewhere in the title or the location of a tour. */
export function matchesText(tour: FindableTour, text: string): boolean {
  const wanted = text.trim()
  return hasText(tour.title, wanted) || hasText(tour.location, wanted)
}

/** The first five tours whose title or location contains the text; none before it has two letters. */
export function suggestTours<T extends FindableTour>(tours: readonly T[], text: string): T[] {
  if (text.trim().length < minSuggestionLength) return []
  const found: T[] = []
  for (const tour of tours) {
    if (matchesText(tour, text)) found.push(tour)
    if (found.length === maxSuggestions) break
  }
  return found
}
