import { useStore } from '@nanostores/react'
import { type Availability, availabilitySchema } from '@nusa/shared/booking'
import { addDays, mostDaysAhead, todayInBali } from '@nusa/shared/dates'
import { map } from 'nanostores'
import { useEffect } from 'react'
import { readData } from '../../lib/data.ts'
import { onPageSeen } from '../../lib/page-return.ts'

export { type PlacesLine, placesLine, placesNote, whySoldOut } from './day-notes.ts'

/** How many places tours have left, by the tour's number; nothing is known where the question failed. */
export const $places = map<Record<number, Availability>>({})

/** Milliseconds after which it is asked again. */
const freshFor = 10_000
const askedAt = new Map<number, number>()

/** Asks how many places these tours have left, from today on. */
export function loadPlaces(tourIds: Iterable<number>, now = new Date()): void {
  for (const tourId of new Set(tourIds)) {
    if (now.getTime() - (askedAt.get(tourId) ?? 0) < freshFor) continue
    askedAt.set(tourId, now.getTime())
    void loadTour(tourId, now)
  }
}

async function loadTour(tourId: number, now: Date): Promise<void> {
  const from = todayInBali(now)
  const range = new URLSearchParams({ kind: 'tour', id: String(tourId), from, to: addDays(from, mostDaysAhead) })
  const answer = await readData(`/api/availability?${range}`, availabilitySchema)
  if (answer.ok) $places.setKey(tourId, answer.value)
}

/** What a tour has left; null while nothing is known. */
export function usePlaces(tourId: number): Availability | null {
  const places = useStore($places, { keys: [tourId] })
  useEffect(() => {
    const look = () => loadPlaces([tourId])
    look()
    return onPageSeen(look)
  }, [tourId])
  return places[tourId] ?? null
}
