/** Who gets the newsletter. E-mail addresses are compared without regard to case. */
export interface Subscriptions {
  /** Whether the address was added; false where it is subscribed already. */
  add(email: string): Promise<boolean>
}
