import type { Endpoint, SanitizedConfig } from 'payload'
import { confirmingPassword } from './confirm-password.ts'
import { type Guard, signInEndpoints } from './endpoints.ts'

/**
 * Puts the guarded sign-in of colleagues before Payload's, of which the first that fits answers, and checks the password of who
 * changes an account.
 */
export function guardSignIn(config: SanitizedConfig, guard: Guard): SanitizedConfig {
  const users = config.collections.find(({ slug }) => slug === 'users')
  if (!users?.endpoints) throw new Error('The collection of colleagues has no addresses to guard.')
  const others = users.endpoints.map((endpoint) =>
    isChange(endpoint) ? confirmingPassword(endpoint, guard.trustedProxyHeader) : endpoint,
  )
  users.endpoints = [...signInEndpoints(guard), ...others]
  return config
}

/** Where an account is made or changed. */
function isChange({ method, path }: Endpoint): boolean {
  return (method === 'post' && path === '/') || method === 'patch'
}
