import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/call.ts'
import { subscribe } from '../services/subscribe.ts'

export function newsletterHandlers(deps: Deps): Pick<Handlers, 'subscribe'> {
  return {
    subscribe: async ({ body }) => (await subscribe(deps, body.email)) ?? { answer: { ok: true } },
  }
}
