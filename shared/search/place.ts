/** Where a tour goes: the names of its published destinations, in the order of their ids, and its location as text. */
interface PlacedTour {
  destination_ids: readonly number[]
  places: readonly string[]
  location: string
}

/**
 * Returns the place shown on a card: the destination that the list or search is about, otherwise the first one,
 * otherwise the location.
 */
export function placeIn(
  { destination_ids, places, location }: PlacedTour,
  isShownFor: (id: number, name: string) => boolean,
): string {
  const index = places.findIndex((name, at) => isShownFor(destination_ids[at] ?? 0, name))
  return places[Math.max(index, 0)] ?? location
}
