import type { Traveller } from '../../payload-types.ts'

/** Whether an account is given another e-mail address. What is no text is refused right after. */
export function isOtherEmail({ email }: Partial<Traveller>, before: Pick<Traveller, 'email'>): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() !== before.email
}
