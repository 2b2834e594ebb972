import type { TokenInvalidReason } from '@nusa/shared/account'

/** Who gets the newsletter. E-mail addresses are compared without regard to case. */
export interface Subscriptions {
  /** Tokens of the link that confirms an address and of the one that takes it out again; null where it is subscribed. */
  ask(email: string): Promise<{ confirm: string; unsubscribe: string } | null>
  confirm(token: string): Promise<'ok' | TokenInvalidReason>
  /** Whether the token belongs to an address, which is subscribed no longer then. */
  unsubscribe(token: string): Promise<boolean>
}
