import type { Endpoint, SanitizedConfig } from 'payload'
import { withSessionLock } from './account-lock.ts'
import { withPasswordCheck } from './confirm-password.ts'
import { type SignInOptions, signInEndpoints } from './endpoints.ts'

/**
 * Puts our sign-in endpoints before Payload's endpoints, because the first matching endpoint handles a request. The
 * endpoints that change accounts also check the caller's password.
 */
export function guardSignIn(config: SanitizedConfig, options: SignInOptions): SanitizedConfig {
  for (const { slug, endpoints } of config.collections) {
    if (slug !== 'users' && slug !== 'travellers') continue
    if (!endpoints) throw new Error(`The collection ${slug} has no endpoints to guard.`)
    const guardedEndpoints = endpoints.map((endpoint) => {
      return changesAccount(endpoint)
        ? withPasswordCheck(endpoint, options.trustedProxyHeader)
        : withSessionLock(endpoint)
    })
    const replacements = slug === 'users' ? signInEndpoints(options) : []
    endpoints.splice(0, endpoints.length, ...replacements, ...guardedEndpoints)
  }
  return config
}

function changesAccount({ method, path }: Endpoint): boolean {
  return (method === 'post' && path === '/') || method === 'patch'
}
