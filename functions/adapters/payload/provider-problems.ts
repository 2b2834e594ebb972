import { isKeyRejected, providerProblemKey } from '@nusa/shared/operations'
import type { ProviderProblems } from '../../ports/provider-problems.ts'
import type { ProblemStore } from './problem-store.ts'

/**
 * Stores which services of the provider fail. Only a rejected key, a failing provider and one that does not respond are
 * problems; with any other status the provider has understood the call.
 */
export function storedProviderProblems({ store, clear }: ProblemStore): ProviderProblems {
  return {
    record(service, status) {
      const isProblem = status === null || status >= 500 || isKeyRejected(status)
      return isProblem ? store(providerProblemKey(service), { status }) : clear(providerProblemKey(service))
    },
  }
}
