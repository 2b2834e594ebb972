import type { ProviderService } from '@nusa/shared/operations'

/** Stores which services of the payment provider fail, so that the CMS can show it. */
export interface ProviderProblems {
  /**
   * Records a call: the status of its response, or null without a response. Never fails, because the call has been made.
   */
  record(service: ProviderService, status: number | null): Promise<void>
}
