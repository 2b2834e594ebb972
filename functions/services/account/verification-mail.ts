import type { LinkMail } from '../../ports/accounts.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { linkUrl } from './link-url.ts'
import { accountMailTexts } from './texts.ts'

/** The mail that asks a new account's owner to say that the address is theirs. */
export function verificationMail(
  siteUrl: string,
  { token, fullName }: Pick<LinkMail, 'token' | 'fullName'>,
  redirect: string | undefined,
): MailContent {
  const { subject, welcome, text, ignore, button } = accountMailTexts.verify
  return {
    subject,
    paragraphs: [welcome(fullName), text, ignore],
    button: { label: button, url: linkUrl(siteUrl, '/verify-email', token, redirect) },
  }
}
