import type { SanitizedConfig } from 'payload'
import type { SignInOptions } from '../sign-in/endpoints.ts'
import { factorEndpoints } from './manage-endpoints.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'
import { resetEndpoint } from './reset-endpoint.ts'
import { secondStepEndpoints } from './second-step-endpoints.ts'
import { sessionEndpoints } from './session-endpoints.ts'

/** Adds the endpoints of two-step sign-in before Payload's endpoints. */
export function withTwoStep(config: SanitizedConfig, signInOptions: SignInOptions): SanitizedConfig {
  const endpoints = config.collections.find(({ slug }) => slug === 'users')?.endpoints
  if (!endpoints) throw new Error('The collection users has no endpoints.')
  endpoints.unshift(
    ...secondStepEndpoints(signInOptions),
    ...factorEndpoints(signInOptions),
    ...passkeyEndpoints(signInOptions),
    ...sessionEndpoints(signInOptions),
    resetEndpoint(signInOptions),
  )
  return config
}
