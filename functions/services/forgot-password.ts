import type { Deps } from '../deps.ts'
import { linkUrl } from './account/link-url.ts'
import { type MailNeeds, sendSoon } from './account/send-soon.ts'
import { accountMailTexts } from './account/texts.ts'
import { withFloor } from './with-floor.ts'

type Needs = MailNeeds & Pick<Deps, 'accounts'>

/** Mails a link to set a new password, where the e-mail has an account; the caller sees no difference. */
export async function forgotPassword(deps: Needs, email: string): Promise<void> {
  const { siteUrl, authFloor } = deps.settings
  await withFloor(authFloor, async () => {
    const found = await deps.accounts.forgotPassword(email)
    if (!found) return
    const { subject, text, otherwise, button } = accountMailTexts.reset
    sendSoon(deps, found.email, {
      subject,
      paragraphs: [`${accountMailTexts.hello(found.fullName)} ${text}`, otherwise],
      button: { label: button, url: linkUrl(siteUrl, '/reset-password', found.token) },
    })
  })
}
