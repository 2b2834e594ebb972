import { type Availability, availabilityQuerySchema } from '@nusa/shared/booking'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/call.ts'
import { keptForSeconds } from '../services/kept-for-seconds.ts'

const seconds = 3
const mostKept = 1000

/** What is left, a few seconds old at most: a hint for who chooses a day, whose booking is checked anew. */
export function availabilityHandlers({ places }: Deps): Pick<Handlers, 'availability'> {
  const ask = keptForSeconds<Availability>(seconds * 1000, mostKept, (key) => {
    const { tour, from, to } = availabilityQuerySchema.parse(JSON.parse(key))
    return places.left(Number(tour), { from, to })
  })
  return {
    availability: async ({ query }) => ({
      answer: await ask(JSON.stringify(query)),
      headers: { 'cache-control': `public, max-age=${seconds}` },
    }),
  }
}
