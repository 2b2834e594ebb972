import type { Deps } from '../../deps.ts'
import { type Failure, fail } from '../../failure.ts'
import type { Traveller } from '../../ports/accounts.ts'
import { type OutboxNeeds, sendOutboxSoon } from '../outbox/send-outbox.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { linkUrl } from './link-url.ts'
import { hasRoom } from './mailbox.ts'
import { type MailNeeds, sendSoon } from './send-soon.ts'
import { accountMailTexts as texts } from './texts.ts'

type Needs = MailNeeds & OutboxNeeds & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Mails a confirmation link to the new address and notifies the current one. If the new address already has an account, it gets
 * a mail that says so instead; the caller sees no difference. Requesting the current address cancels a pending change.
 */
export async function changeEmail(
  deps: Needs,
  traveller: Traveller,
  { email, password }: { email: string; password: string },
): Promise<Failure | null> {
  const { accounts, settings } = deps
  return withMinimumDuration(settings.authFloor, async () => {
    if (!(await accounts.isPasswordOf(traveller, password))) return fail('wrong_password')
    if (email.trim().toLowerCase() === traveller.email) {
      if (await accounts.cancelEmail(traveller)) return null
      return fail('invalid_request', { fields: { email: 'This is already your email address.' } })
    }
    const link = await accounts.wantEmail(traveller, email)
    const content = link ? confirmation(settings.siteUrl, link.token) : taken(settings.siteUrl)
    if (await hasRoom(deps, 'change', email)) sendSoon(deps, email, content)
    sendOutboxSoon(deps)
    return null
  })
}

/** The mail contains no name, because the owner of the address is not verified yet. */
function confirmation(siteUrl: string, token: string) {
  const { subject, text, otherwise, button } = texts.newEmail
  return {
    subject,
    paragraphs: [text, otherwise],
    button: { label: button, url: linkUrl(siteUrl, '/confirm-email', token) },
  }
}

function taken(siteUrl: string) {
  const { subject, wantedToChange, signIn, button } = texts.known
  return {
    subject,
    paragraphs: [wantedToChange, signIn, texts.nothingToDo],
    button: { label: button, url: `${siteUrl}/auth` },
  }
}
