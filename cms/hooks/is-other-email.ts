/** Whether an account is given another e-mail address. What is no text is refused right after. */
export function isOtherEmail({ email }: { email?: unknown }, before: { email: string }): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() !== before.email
}
