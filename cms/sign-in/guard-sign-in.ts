import type { SanitizedConfig } from 'payload'
import { type Guard, signInEndpoints } from './endpoints.ts'

/** Puts the guarded sign-in of colleagues before Payload's, of which the first that fits answers. */
export function guardSignIn(config: SanitizedConfig, guard: Guard): SanitizedConfig {
  const users = config.collections.find(({ slug }) => slug === 'users')
  if (!users?.endpoints) throw new Error('The collection of colleagues has no addresses to guard.')
  users.endpoints.unshift(...signInEndpoints(guard))
  return config
}
