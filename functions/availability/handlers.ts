import type { Call, Handlers } from '../http/call.ts'
import type { Deps } from '../ports/deps.ts'
import { cacheBriefly } from '../services/cache-briefly.ts'

const cacheSeconds = 3
const maxCacheEntries = 1000

/**
 * The units left are cached for a few seconds. Outdated values cause no overbooking, because the capacity is checked
 * again when a booking is created.
 */
export function createAvailabilityHandlers({ availability }: Deps): Pick<Handlers, 'availability'> {
  const readAvailability = cacheBriefly(
    { ttlMs: cacheSeconds * 1000, maxEntries: maxCacheEntries },
    ({ kind, id, from, to }: Call<'availability'>['query']) => `${kind} ${id} ${from} ${to}`,
    (query) => availability.read(query),
  )
  return {
    availability: async ({ query }) => ({
      body: await readAvailability(query),
      headers: { 'cache-control': `public, max-age=${cacheSeconds}` },
    }),
  }
}
