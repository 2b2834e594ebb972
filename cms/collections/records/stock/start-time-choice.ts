interface StartTimeChoice {
  id: string
  name: string
}

export interface SavedStartTime extends StartTimeChoice {
  tour: number
}

/**
 * Returns the start times of the tour, and the saved start time if it was removed from the tour. If the saved start
 * time were missing, saving the override again would change the whole day.
 */
export function startTimeChoices(
  tour: { id: number; startTimes: readonly StartTimeChoice[] },
  saved: SavedStartTime | null,
): readonly StartTimeChoice[] {
  const isRemoved = saved?.tour === tour.id && !tour.startTimes.some(({ id }) => id === saved.id)
  return saved && isRemoved ? [...tour.startTimes, { id: saved.id, name: saved.name }] : tour.startTimes
}
