import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail } from '../../ports/failure.ts'
import { accountMailTexts } from '../mails/account-texts.ts'
import { linkUrl } from '../site-urls.ts'
import { consumeMailQuota, type MailDeps, sendInBackground } from './account-mail.ts'

/** Emails a link that confirms a subscription to the newsletter. Fails if the address is already subscribed. */
export async function subscribe(
  deps: MailDeps & Pick<Deps, 'limiter' | 'subscriptions'>,
  email: string,
): Promise<Failure | null> {
  const { siteUrl } = deps.settings
  const links = await deps.subscriptions.requestSubscription(email)
  if (!links) return fail('already_subscribed')
  const { subject, text, ifNotYou, button, unsubscribe } = accountMailTexts.newsletter
  if (!(await consumeMailQuota(deps, 'newsletter', email))) return null
  sendInBackground(deps, email, {
    subject,
    paragraphs: [text, ifNotYou],
    button: { label: button, url: linkUrl(siteUrl, '/newsletter/confirm', links.confirmToken) },
    closingParagraphs: [unsubscribe(linkUrl(siteUrl, '/newsletter/unsubscribe', links.unsubscribeToken))],
  })
  return null
}
