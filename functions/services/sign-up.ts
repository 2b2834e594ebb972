import type { SignUp } from '@nusa/shared/account'
import type { Deps } from '../deps.ts'
import { hasRoom } from './account/mailbox.ts'
import { type MailNeeds, sendInSecret } from './account/send-soon.ts'
import { accountMailTexts } from './account/texts.ts'
import { verificationMail } from './account/verification-mail.ts'
import type { MailContent } from './mails/mail-content.ts'
import { withMinimumDuration } from './with-minimum-duration.ts'

type Needs = MailNeeds & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Creates an account and mails its verification link. If the address already has an account, the mail says so instead. No mail
 * is sent if the mailbox has just received many of them. The caller sees no difference, neither in the response nor in its
 * timing.
 */
export async function signUp(deps: Needs, request: SignUp): Promise<void> {
  const { siteUrl, authFloor } = deps.settings
  await withMinimumDuration(authFloor, async () => {
    const made = await deps.accounts.create(request)
    const content = made ? verificationMail(siteUrl, made, request.redirect) : known(siteUrl)
    const isDue = await hasRoom(deps, 'sign-up', request.email)
    sendInSecret(deps, isDue ? { to: request.email, content } : null)
  })
}

function known(siteUrl: string): MailContent {
  const { subject, wanted, signIn, button } = accountMailTexts.known
  return {
    subject,
    paragraphs: [wanted, signIn, accountMailTexts.nothingToDo],
    button: { label: button, url: `${siteUrl}/auth` },
  }
}
