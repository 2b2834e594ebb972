import type { Account, AccountData, NewsletterState } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/** What belongs to an account beside profile and password. */
export interface AccountDetails {
  read(traveller: Traveller): Promise<Account>
  /** Null is the rupiah. */
  setCurrency(traveller: Traveller, code: string | null): Promise<void>
  /** Subscribes the account's own address, which is verified, or ends that; null where the account is gone. */
  setNewsletter(traveller: Traveller, isWanted: boolean): Promise<NewsletterState | null>
  /** Everything that is kept about the traveller, but for staff's own notes. */
  export(traveller: Traveller): Promise<Omit<AccountData, 'exported_at'>>
  /**
   * Deletes the account and all that says who it was; invoices and bookings stay without it. 'in-use' where something is
   * still to come, to be paid or to be given back, and nothing is changed; 'gone' where it was deleted at the same moment.
   */
  delete(traveller: Traveller, at: Date): Promise<'deleted' | 'in-use' | 'gone'>
}
