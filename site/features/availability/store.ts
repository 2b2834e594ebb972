import { useStore } from '@nanostores/react'
import { type Availability, availabilitySchema, type CapacityNeed } from '@nusa/shared/booking'
import { addDays, maxDaysAhead, todayInBali } from '@nusa/shared/dates'
import { map } from 'nanostores'
import { useEffect } from 'react'
import { onPageRefocused } from '../../lib/page-return.ts'
import { readData } from '../../lib/read-data.ts'
import { choiceAvailabilityMessage, type Resource, resourceKey } from './choice-availability.ts'
import type { AvailabilityMessage } from './day-status.ts'

/** Maps a resource key, such as 'tour:12', to its availability. A resource is missing until its request succeeds. */
export const $availability = map<Record<string, Availability>>({})

/** After this time the availability is requested again. */
const freshForMs = 10_000
const requestTimes = new Map<string, number>()

/** Loads the availability from today on. Fresh availability is not loaded again. */
export function loadAvailability(resources: readonly Resource[], now = new Date()): void {
  for (const resource of resources) {
    const key = resourceKey(resource)
    if (now.getTime() - (requestTimes.get(key) ?? 0) < freshForMs) continue
    requestTimes.set(key, now.getTime())
    void loadResource(resource, now)
  }
}

async function loadResource(resource: Resource, now: Date): Promise<void> {
  const from = todayInBali(now)
  const query = new URLSearchParams({ ...resource, from, to: addDays(from, maxDaysAhead) })
  const result = await readData(`/api/availability?${query}`, availabilitySchema)
  if (result.ok) $availability.setKey(resourceKey(resource), result.value)
}

/** Returns null while the availability is unknown. */
export function useAvailability({ kind, id }: Resource): Availability | null {
  const key = resourceKey({ kind, id })
  const availability = useStore($availability, { keys: [key] })
  useEffect(() => {
    const reload = () => loadAvailability([{ kind, id }])
    reload()
    return onPageRefocused(reload)
  }, [kind, id])
  return availability[key] ?? null
}

/** Returns the message for the choice. Checks only availability that is already loaded. */
export function useChoiceAvailabilityMessage(needs: readonly CapacityNeed[]): AvailabilityMessage | null {
  return choiceAvailabilityMessage(needs, useStore($availability))
}
