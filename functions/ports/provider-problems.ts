import type { ProviderService } from '@nusa/shared/operations'

/** Stores which services of the payment provider fail, so that the CMS can show them. */
export interface ProviderProblems {
  /**
   * Records the status of a response. Null means that the provider did not respond. Never rejects, because the call
   * itself has succeeded or failed already.
   */
  record(service: ProviderService, status: number | null): Promise<void>
}
