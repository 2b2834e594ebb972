import type { ResendVerification } from '@nusa/shared/account'
import type { Deps } from '../../ports/deps.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'
import { isBelowMailLimit } from './mail-limit.ts'
import { type MailDeps, sendConcealed } from './send-in-background.ts'
import { verificationMail } from './verification-mail.ts'

/**
 * Mails a new verification link if an unverified account exists and its mailbox is below the limit. The caller sees no
 * difference.
 */
export async function resendVerification(
  deps: MailDeps & Pick<Deps, 'accounts' | 'limiter'>,
  { email, token, redirect }: ResendVerification,
): Promise<void> {
  const { siteUrl, minAuthDurationMs } = deps.settings
  await withMinimumDuration(minAuthDurationMs, async () => {
    const to = email ?? (await deps.accounts.emailToVerify(token ?? ''))
    const isDue = to !== null && (await isBelowMailLimit(deps, 'verify', to))
    const link = isDue ? await deps.accounts.createVerification({ email, token }) : null
    sendConcealed(deps, link && { to: link.email, content: verificationMail(siteUrl, link, redirect) })
  })
}
