import type { Deps } from '../deps.ts'
import { type Failure, fail } from '../failure.ts'
import { linkUrl } from './account/link-url.ts'
import { hasRoom } from './account/mailbox.ts'
import { type MailNeeds, sendSoon } from './account/send-soon.ts'
import { accountMailTexts } from './account/texts.ts'

/** Mails the link that confirms a newsletter subscription. Returns a failure if the address is already subscribed. */
export async function subscribe(
  deps: MailNeeds & Pick<Deps, 'limiter' | 'subscriptions'>,
  email: string,
): Promise<Failure | null> {
  const { siteUrl } = deps.settings
  const links = await deps.subscriptions.ask(email)
  if (!links) return fail('already_subscribed')
  const { subject, text, otherwise, button, unsubscribe } = accountMailTexts.newsletter
  if (!(await hasRoom(deps, 'newsletter', email))) return null
  sendSoon(deps, email, {
    subject,
    paragraphs: [text, otherwise],
    button: { label: button, url: linkUrl(siteUrl, '/newsletter/confirm', links.confirm) },
    after: [unsubscribe(linkUrl(siteUrl, '/newsletter/unsubscribe', links.unsubscribe))],
  })
  return null
}
