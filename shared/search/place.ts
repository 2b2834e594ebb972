/** Where a tour goes: the names of its published destinations, in the order of their ids, and its location in words. */
interface PlacedTour {
  destination_ids: readonly number[]
  places: readonly string[]
  location: string
}

/** The place that a card names: the destination for which the tour is shown, else its first one, else its location. */
export function placeIn(
  { destination_ids, places, location }: PlacedTour,
  isShownFor: (id: number, name: string) => boolean,
): string {
  const index = places.findIndex((name, at) => isShownFor(destination_ids[at] ?? 0, name))
  return places[Math.max(index, 0)] ?? location
}
