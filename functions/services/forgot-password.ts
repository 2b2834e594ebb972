import type { Deps } from '../deps.ts'
import type { LinkMail } from '../ports/accounts.ts'
import { linkUrl } from './account/link-url.ts'
import { hasRoom } from './account/mailbox.ts'
import { type MailNeeds, sendInSecret } from './account/send-soon.ts'
import { accountMailTexts } from './account/texts.ts'
import type { MailContent } from './mails/mail-content.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'

type Needs = MailNeeds & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Mails a password reset link if the address has an account and its mailbox is below the limit. The caller sees no difference.
 */
export async function forgotPassword(deps: Needs, email: string): Promise<void> {
  const { siteUrl, authFloor } = deps.settings
  await withMinimumDuration(authFloor, async () => {
    const found = (await hasRoom(deps, 'reset', email)) ? await deps.accounts.forgotPassword(email) : null
    sendInSecret(deps, found && { to: found.email, content: resetMail(siteUrl, found) })
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
