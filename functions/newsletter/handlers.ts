import type { Handlers } from '../http/call.ts'
import { linkFailure } from '../http/respond.ts'
import type { Deps } from '../ports/deps.ts'
import { subscribe } from '../services/account/subscribe.ts'

const done = { body: { ok: true } } as const

export function newsletterHandlers(deps: Deps): Pick<Handlers, 'subscribe' | 'confirmNewsletter' | 'unsubscribe'> {
  const { subscriptions } = deps
  return {
    subscribe: async ({ body }) => (await subscribe(deps, body.email)) ?? done,
    confirmNewsletter: async ({ body }) => linkFailure(await subscriptions.confirm(body.token)) ?? done,
    async unsubscribe({ body }) {
      return linkFailure((await subscriptions.unsubscribe(body.token)) ? 'ok' : 'unknown') ?? done
    },
  }
}
