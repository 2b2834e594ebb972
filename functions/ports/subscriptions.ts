import type { TokenInvalidReason } from '@nusa/shared/account'

/** Newsletter subscriptions. E-mail addresses are compared case-insensitively. */
export interface Subscriptions {
  /** Creates the tokens of the links that confirm and end a subscription; null if the address is already subscribed. */
  createLinks(email: string): Promise<{ confirm: string; unsubscribe: string } | null>
  confirm(token: string): Promise<'ok' | TokenInvalidReason>
  /** Ends the subscription of a token. Returns whether the token is known. */
  unsubscribe(token: string): Promise<boolean>
}
