import { isKeyRejected, providerProblemKey } from '@nusa/shared/operations'
import type { ProviderProblems } from '../../ports/provider-problems.ts'
import type { ProblemStore } from './problem-store.ts'

/**
 * Stores a problem if the provider rejects the API key, responds with a server error or does not respond. Any other
 * status means that the service works.
 */
export function createProviderProblems({ store, clear }: ProblemStore): ProviderProblems {
  return {
    record(service, status) {
      const isProblem = status === null || status >= 500 || isKeyRejected(status)
      return isProblem ? store(providerProblemKey(service), { status }) : clear(providerProblemKey(service))
    },
  }
}
