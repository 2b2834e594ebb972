import type { ProviderService } from '@nusa/shared/operations'

export interface ProviderProblems {
  /**
   * Stores the status of a response, so that the CMS can show which services fail. Null means that the provider did not
   * respond. Never rejects, so that the result of the provider's call stays the same.
   */
  record(service: ProviderService, status: number | null): Promise<void>
}
