import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import type { LinkMail, Traveller } from '../../ports/accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import { accountMailTexts } from '../mails/account-texts.ts'
import type { MailContent } from '../mails/compose-mail.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { linkUrl } from '../site-urls.ts'
import { consumeMailQuota, type MailDeps, sendConcealed } from './account-mail.ts'

/** Sets a new password, ends all other sessions, and notifies the account's owner by email. */
export async function changePassword(
  deps: OutboxDeps & Pick<Deps, 'accounts' | 'background'>,
  traveller: Traveller,
  change: { current_password: string; password: string },
  currentToken: string | null,
): Promise<Failure | null> {
  const { accounts } = deps
  if (!(await accounts.isPasswordOf(traveller, change.current_password))) return fail('wrong_password')
  if (await accounts.isGuessable(change.password)) return fail('guessable_password')
  await accounts.changePassword(traveller, change.password, currentToken ?? undefined)
  sendOutboxInBackground(deps)
  return null
}

/** Emails a password reset link if the address has an account. The caller always gets the same response. */
export async function forgotPassword(
  deps: MailDeps & Pick<Deps, 'accounts' | 'limiter'>,
  email: string,
): Promise<void> {
  const { siteUrl, minAuthDurationMs } = deps.settings
  await withMinimumDuration(wait(minAuthDurationMs), async () => {
    const link = (await consumeMailQuota(deps, 'reset', email)) ? await deps.accounts.forgotPassword(email) : null
    sendConcealed(deps, link && { to: link.email, content: createResetMail(siteUrl, link) })
  })
}

function createResetMail(siteUrl: string, { fullName, token }: LinkMail): MailContent {
  const { subject, text, ifNotYou, button } = accountMailTexts.reset
  return {
    subject,
    paragraphs: [`${accountMailTexts.greeting(fullName)} ${text}`, ifNotYou],
    button: { label: button, url: linkUrl(siteUrl, '/reset-password', token) },
  }
}
