import { useStore } from '@nanostores/react'
import { type Availability, availabilitySchema, type Need } from '@nusa/shared/booking'
import { addDays, mostDaysAhead, todayInBali } from '@nusa/shared/dates'
import { map } from 'nanostores'
import { useEffect } from 'react'
import { readData } from '../../lib/data.ts'
import { onPageSeen } from '../../lib/page-return.ts'
import type { PlacesLine } from './day-notes.ts'
import { needsLine } from './needs-line.ts'
import { type Resource, resourceKey } from './resource.ts'

export {
  type PlacesLine,
  placesLine,
  placesNote,
  spanNote,
  whyAnew,
  whyNoEnd,
  whySoldOut,
  whySpanSoldOut,
} from './day-notes.ts'
export { needsLine, type Places, stocksOf } from './needs-line.ts'
export type { Resource } from './resource.ts'

/** The loaded availability by resource key; missing if unknown or if the request failed. */
export const $places = map<Record<string, Availability>>({})

/** Milliseconds until the availability is requested again. */
const freshFor = 10_000
const askedAt = new Map<string, number>()

/** Loads the availability of these resources from today on, except what is fresh. */
export function loadPlaces(resources: readonly Resource[], now = new Date()): void {
  for (const resource of resources) {
    const key = resourceKey(resource)
    if (now.getTime() - (askedAt.get(key) ?? 0) < freshFor) continue
    askedAt.set(key, now.getTime())
    void load(resource, now)
  }
}

async function load(resource: Resource, now: Date): Promise<void> {
  const from = todayInBali(now)
  const query = new URLSearchParams({ ...resource, from, to: addDays(from, mostDaysAhead) })
  const answer = await readData(`/api/availability?${query}`, availabilitySchema)
  if (answer.ok) $places.setKey(resourceKey(resource), answer.value)
}

/** Returns the availability of a resource; null if unknown. */
export function usePlaces({ kind, id }: Resource): Availability | null {
  const key = resourceKey({ kind, id })
  const places = useStore($places, { keys: [key] })
  useEffect(() => {
    const look = () => loadPlaces([{ kind, id }])
    look()
    return onPageSeen(look)
  }, [kind, id])
  return places[key] ?? null
}

/** Returns the message about the availability of a choice, as far as known: too few left, or few left. */
export function useNeedsLine(needs: readonly Need[]): PlacesLine | null {
  return needsLine(needs, useStore($places))
}
