import type { ResendVerification } from '@nusa/shared/account'
import type { Deps } from '../../deps.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { hasRoom } from './mailbox.ts'
import { type MailNeeds, sendInSecret } from './send-soon.ts'
import { verificationMail } from './verification-mail.ts'

/**
 * Mails a new verification link if an unverified account exists and its mailbox is below the limit. The caller sees no
 * difference.
 */
export async function resendVerification(
  deps: MailNeeds & Pick<Deps, 'accounts' | 'limiter'>,
  { email, token, redirect }: ResendVerification,
): Promise<void> {
  const { siteUrl, authFloor } = deps.settings
  await withMinimumDuration(authFloor, async () => {
    const to = email ?? (await deps.accounts.emailToVerify(token ?? ''))
    const isDue = to !== null && (await hasRoom(deps, 'verify', to))
    const link = isDue ? await deps.accounts.newVerification({ email, token }) : null
    sendInSecret(deps, link && { to: link.email, content: verificationMail(siteUrl, link, redirect) })
  })
}
