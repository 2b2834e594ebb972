interface StartTimeChoice {
  id: string
  name: string
}

export interface SavedStartTime extends StartTimeChoice {
  tour: number
}

/** A saved override keeps a removed start time, because an override without a start time changes the whole day. */
export function startTimeChoices(
  tour: { id: number; startTimes: readonly StartTimeChoice[] },
  saved: SavedStartTime | null,
): readonly StartTimeChoice[] {
  const isRemoved = saved?.tour === tour.id && !tour.startTimes.some(({ id }) => id === saved.id)
  return saved && isRemoved ? [...tour.startTimes, { id: saved.id, name: saved.name }] : tour.startTimes
}
