import type { Endpoint, SanitizedConfig } from 'payload'
import { inviteAgainEndpoint, invitingWhenMade } from '../invitations/endpoints.ts'
import { confirmingPassword } from './confirm-password.ts'
import { type Guard, signInEndpoints } from './endpoints.ts'
import { changingSessionsAlone } from './one-at-a-time.ts'

/**
 * Puts the guarded sign-in of colleagues before Payload's, of which the first that fits answers, and checks the password of who
 * changes an account of a colleague or of a traveller.
 */
export function guardSignIn(config: SanitizedConfig, guard: Guard): SanitizedConfig {
  for (const { slug, endpoints } of config.collections) {
    if (slug !== 'users' && slug !== 'travellers') continue
    if (!endpoints) throw new Error(`The collection ${slug} has no addresses to guard.`)
    const others = endpoints.map((endpoint) => {
      if (!isChange(endpoint)) return changingSessionsAlone(endpoint)
      const confirming = confirmingPassword(endpoint, guard.trustedProxyHeader)
      return slug === 'users' && endpoint.method === 'post' ? invitingWhenMade(confirming) : confirming
    })
    const own = slug === 'users' ? [...signInEndpoints(guard), inviteAgainEndpoint(guard)] : []
    endpoints.splice(0, endpoints.length, ...own, ...others)
  }
  return config
}

/** Where an account is made or changed. */
function isChange({ method, path }: Endpoint): boolean {
  return (method === 'post' && path === '/') || method === 'patch'
}
