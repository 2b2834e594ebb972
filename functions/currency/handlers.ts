import type { Deps } from '../ports/deps.ts'
import type { Handlers } from '../http/call.ts'

const maxAgeSeconds = 30 * 60

export function currencyHandlers({ catalog }: Deps): Pick<Handlers, 'currencyRates'> {
  return {
    currencyRates: async () => ({
      answer: await catalog.currencies(),
      headers: { 'cache-control': `public, max-age=${maxAgeSeconds}` },
    }),
  }
}
