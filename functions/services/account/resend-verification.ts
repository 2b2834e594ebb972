import type { ResendVerification } from '@nusa/shared/account'
import type { Deps } from '../../deps.ts'
import { withFloor } from '../with-floor.ts'
import { type MailNeeds, sendInSecret } from './send-soon.ts'
import { verificationMail } from './verification-mail.ts'

/** Mails another verification link, where an account waits for one; the caller sees no difference. */
export async function resendVerification(
  deps: MailNeeds & Pick<Deps, 'accounts'>,
  { email, token, redirect }: ResendVerification,
): Promise<void> {
  const { siteUrl, authFloor } = deps.settings
  await withFloor(authFloor, async () => {
    const link = await deps.accounts.newVerification({ email, token })
    sendInSecret(deps, link && { to: link.email, content: verificationMail(siteUrl, link, redirect) })
  })
}
