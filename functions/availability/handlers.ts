import type { Deps } from '../deps.ts'
import type { Call, Handlers } from '../http/call.ts'
import { keptForAMoment } from '../services/kept-for-a-moment.ts'

const seconds = 3
const mostKept = 1000

/** Returns the units left, cached for a few seconds: only a hint, because each booking is checked again. */
export function availabilityHandlers({ places }: Deps): Pick<Handlers, 'availability'> {
  const ask = keptForAMoment(
    { milliseconds: seconds * 1000, most: mostKept },
    ({ kind, id, from, to }: Call<'availability'>['query']) => `${kind} ${id} ${from} ${to}`,
    (query) => places.left(query),
  )
  return {
    availability: async ({ query }) => ({
      answer: await ask(query),
      headers: { 'cache-control': `public, max-age=${seconds}` },
    }),
  }
}
