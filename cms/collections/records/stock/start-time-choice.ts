interface StartTimeChoice {
  id: string
  name: string
}

/** The start time of a saved override, and its tour. */
export interface SavedStartTime extends StartTimeChoice {
  tour: number
}

/**
 * Returns the start times that can be chosen for an override of a tour. A saved override keeps its start time when the
 * tour no longer has it, because an override without a start time changes the whole day.
 */
export function startTimeChoices(
  tour: { id: number; startTimes: readonly StartTimeChoice[] },
  saved: SavedStartTime | null,
): readonly StartTimeChoice[] {
  const isRemoved = saved?.tour === tour.id && !tour.startTimes.some(({ id }) => id === saved.id)
  return saved && isRemoved ? [...tour.startTimes, { id: saved.id, name: saved.name }] : tour.startTimes
}
