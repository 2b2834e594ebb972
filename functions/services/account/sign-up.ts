import type { SignUp } from '@nusa/shared/account'
import type { Deps } from '../../ports/deps.ts'
import { isBelowMailLimit } from './mail-limit.ts'
import { type MailDeps, sendConcealed } from './send-in-background.ts'
import { accountMailTexts } from '../mails/account-texts.ts'
import { verificationMail } from './verification-mail.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'

type RequiredDeps = MailDeps & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Creates an account and mails its verification link. If the address already has an account, the mail says so instead. No mail
 * is sent if the mailbox has just received many of them. The caller sees no difference, neither in the response nor in its
 * timing.
 */
export async function signUp(deps: RequiredDeps, request: SignUp): Promise<void> {
  const { siteUrl, minAuthDurationMs } = deps.settings
  await withMinimumDuration(minAuthDurationMs, async () => {
    const created = await deps.accounts.create(request)
    const content = created ? verificationMail(siteUrl, created, request.redirect) : existingAccountMail(siteUrl)
    const isAllowed = await isBelowMailLimit(deps, 'sign-up', request.email)
    sendConcealed(deps, isAllowed ? { to: request.email, content } : null)
  })
}

function existingAccountMail(siteUrl: string): MailContent {
  const { subject, wanted, signIn, button } = accountMailTexts.known
  return {
    subject,
    paragraphs: [wanted, signIn, accountMailTexts.nothingToDo],
    button: { label: button, url: `${siteUrl}/auth` },
  }
}
