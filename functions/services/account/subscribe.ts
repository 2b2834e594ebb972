import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import { accountMailTexts } from '../mails/account-texts.ts'
import { linkUrl } from '../site-urls.ts'
import { isBelowMailLimit, type MailDeps, sendInBackground } from './account-mail.ts'

/** Fails if the address is already subscribed. */
export async function subscribe(
  deps: MailDeps & Pick<Deps, 'limiter' | 'subscriptions'>,
  email: string,
): Promise<Failure | null> {
  const { siteUrl } = deps.settings
  const links = await deps.subscriptions.requestSubscription(email)
  if (!links) return fail('already_subscribed')
  const { subject, text, otherwise, button, unsubscribe } = accountMailTexts.newsletter
  if (!(await isBelowMailLimit(deps, 'newsletter', email))) return null
  sendInBackground(deps, email, {
    subject,
    paragraphs: [text, otherwise],
    button: { label: button, url: linkUrl(siteUrl, '/newsletter/confirm', links.confirm) },
    closingParagraphs: [unsubscribe(linkUrl(siteUrl, '/newsletter/unsubscribe', links.unsubscribe))],
  })
  return null
}
