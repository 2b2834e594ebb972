export interface SearchableTour {
  title: string
  location: string
}

/** In characters. */
export const minSuggestionLength = 2

export const maxSuggestions = 5

/** Searches title and location, ignoring case. */
export function matchesText(tour: SearchableTour, text: string): boolean {
  const searchText = text.trim()
  return includesIgnoringCase(tour.title, searchText) || includesIgnoringCase(tour.location, searchText)
}

/** Returns no tours if the text is too short. */
export function suggestTours<T extends SearchableTour>(tours: readonly T[], text: string): T[] {
  if (text.trim().length < minSuggestionLength) return []
  const matches: T[] = []
  for (const tour of tours) {
    if (matchesText(tour, text)) matches.push(tour)
    if (matches.length === maxSuggestions) break
  }
  return matches
}

export function includesIgnoringCase(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.toLowerCase())
}
