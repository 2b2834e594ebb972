import type { Account, AccountData, NewsletterState } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/** Account data other than the profile and the password. */
export interface AccountDetails {
  read(traveller: Traveller): Promise<Account>
  /** Sets the preferred currency. Null removes the preference. */
  setCurrency(traveller: Traveller, code: string | null): Promise<void>
  /**
   * Subscribes the account's verified address to the newsletter, or unsubscribes it. Returns null if the account no longer
   * exists.
   */
  setNewsletter(traveller: Traveller, isSubscribed: boolean): Promise<NewsletterState | null>
  /** Returns all data stored about the traveller, except internal notes of staff. */
  export(traveller: Traveller): Promise<Omit<AccountData, 'exported_at'>>
  /**
   * Deletes the account and all personal data; invoices and bookings remain without it. Returns 'in-use', without changes, if a
   * booking is upcoming, unpaid or not yet refunded; 'gone' if the account was deleted at the same moment.
   */
  delete(traveller: Traveller, at: Date): Promise<'deleted' | 'in-use' | 'gone'>
}
