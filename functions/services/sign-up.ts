import type { SignUp } from '@nusa/shared/account'
import type { Deps } from '../deps.ts'
import { type MailNeeds, sendSoon } from './account/send-soon.ts'
import { accountMailTexts } from './account/texts.ts'
import { verificationMail } from './account/verification-mail.ts'
import type { MailContent } from './mails/mail-content.ts'
import { withFloor } from './with-floor.ts'

type Needs = MailNeeds & Pick<Deps, 'accounts'>

/**
 * Makes an account and mails its verification link. An e-mail that has an account gets a mail that says so instead: the
 * caller sees no difference, neither in the answer nor in the time.
 */
export async function signUp(deps: Needs, request: SignUp): Promise<void> {
  const { siteUrl, authFloor } = deps.settings
  await withFloor(authFloor, async () => {
    const made = await deps.accounts.create(request)
    const content = made ? verificationMail(siteUrl, made, request.redirect) : known(siteUrl)
    sendSoon(deps, request.email, content)
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
