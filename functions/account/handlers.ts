import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/call.ts'

/** The profile of whoever is signed in, and of nobody else. */
export function accountHandlers({ accounts }: Deps): Pick<Handlers, 'getProfile' | 'changeProfile'> {
  return {
    getProfile: async ({ traveller }) => ({ answer: traveller.profile }),
    changeProfile: async ({ traveller, body }) => ({ answer: await accounts.changeProfile(traveller, body) }),
  }
}
