/** The fields that a text search matches. */
export interface SearchableTour {
  title: string
  location: string
}

/** Minimum length of the input before tours are suggested. */
export const minSuggestionLength = 2

/** Maximum number of suggestions. */
export const maxSuggestions = 5

/** Returns whether a tour's title or location contains a string, ignoring case. */
export function matchesText(tour: SearchableTour, text: string): boolean {
  const searchText = text.trim()
  return includesIgnoringCase(tour.title, searchText) || includesIgnoringCase(tour.location, searchText)
}

/**
 * Returns the first five tours whose title or location contains the text. Returns no tours if the text has fewer than
 * two characters.
 */
export function suggestTours<T extends SearchableTour>(tours: readonly T[], text: string): T[] {
  if (text.trim().length < minSuggestionLength) return []
  const matches: T[] = []
  for (const tour of tours) {
    if (matchesText(tour, text)) matches.push(tour)
    if (matches.length === maxSuggestions) break
  }
  return matches
}

/** Returns whether a text contains another text, ignoring case. */
export function includesIgnoringCase(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.toLowerCase())
}
