/** Returns whether the e-mail address of an account changes. A value that is not a text is rejected afterwards. */
export function changesEmail({ email }: { email?: unknown }, before: { email: string }): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() !== before.email
}
