import { setTimeout as wait } from 'node:timers/promises'
import { sameEmailMessage } from '@nusa/shared/account'
import { withMinimumDuration } from '@nusa/shared/callers'
import type { Traveller } from '../../ports/accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import { accountMailTexts as texts } from '../mails/account-texts.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { linkUrl } from '../site-urls.ts'
import { consumeMailQuota, type MailDeps, sendInBackground } from './account-mail.ts'

type RequiredDeps = MailDeps & OutboxDeps & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Emails a confirmation link to the new address and a notice to the current address. If the new address already has an
 * account, the email to it contains no link, and the caller gets the same response. A request for the current address
 * cancels a pending change.
 */
export async function changeEmail(
  deps: RequiredDeps,
  traveller: Traveller,
  { email, password }: { email: string; password: string },
): Promise<Failure | null> {
  const { accounts, settings } = deps
  return withMinimumDuration(wait(settings.minAuthDurationMs), async () => {
    if (!(await accounts.isPasswordOf(traveller, password))) return fail('wrong_password')
    if (email.trim().toLowerCase() === traveller.email) {
      if (await accounts.cancelEmailChange(traveller)) return null
      return fail('invalid_request', { fields: { email: sameEmailMessage } })
    }
    const link = await accounts.requestEmailChange(traveller, email)
    const content = link
      ? createConfirmationMail(settings.siteUrl, link.token)
      : createAddressTakenMail(settings.siteUrl)
    if (await consumeMailQuota(deps, 'change', email)) sendInBackground(deps, email, content)
    sendOutboxInBackground(deps)
    return null
  })
}

/** The email contains no name, because it is not verified yet who owns the address. */
function createConfirmationMail(siteUrl: string, token: string) {
  const { subject, text, ifNotYou, button } = texts.newEmail
  return {
    subject,
    paragraphs: [text, ifNotYou],
    button: { label: button, url: linkUrl(siteUrl, '/confirm-email', token) },
  }
}

function createAddressTakenMail(siteUrl: string) {
  const { subject, requestedChange, signIn, button } = texts.accountExists
  return {
    subject,
    paragraphs: [requestedChange, signIn, texts.nothingToDo],
    button: { label: button, url: `${siteUrl}/auth` },
  }
}
