/** Where a tour goes: the names of its published destinations, in the order of their ids, and its location as text. */
interface TourWithDestinations {
  destination_ids: readonly number[]
  destinationNames: readonly string[]
  location: string
}

/**
 * Returns the place shown on a card: the destination that the list or search is about, otherwise the first one,
 * otherwise the location.
 */
export function selectDestinationName(
  { destination_ids, destinationNames, location }: TourWithDestinations,
  isShownFor: (id: number, name: string) => boolean,
): string {
  const index = destinationNames.findIndex((name, at) => isShownFor(destination_ids[at] ?? 0, name))
  return destinationNames[Math.max(index, 0)] ?? location
}
