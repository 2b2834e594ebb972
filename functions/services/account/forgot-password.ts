import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import type { LinkMail } from '../../ports/accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { accountMailTexts } from '../mails/account-texts.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { linkUrl } from '../site-urls.ts'
import { isBelowMailLimit } from './mail-limit.ts'
import { type MailDeps, sendConcealed } from './send-in-background.ts'

type RequiredDeps = MailDeps & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Mails a password reset link if the address has an account and its mailbox is below the limit. The caller sees no
 * difference.
 */
export async function forgotPassword(deps: RequiredDeps, email: string): Promise<void> {
  const { siteUrl, minAuthDurationMs } = deps.settings
  await withMinimumDuration(wait(minAuthDurationMs), async () => {
    const link = (await isBelowMailLimit(deps, 'reset', email)) ? await deps.accounts.forgotPassword(email) : null
    sendConcealed(deps, link && { to: link.email, content: resetMail(siteUrl, link) })
  })
}

function resetMail(siteUrl: string, { fullName, token }: LinkMail): MailContent {
  const { subject, text, otherwise, button } = accountMailTexts.reset
  return {
    subject,
    paragraphs: [`${accountMailTexts.hello(fullName)} ${text}`, otherwise],
    button: { label: button, url: linkUrl(siteUrl, '/reset-password', token) },
  }
}
