import type { LinkMail } from '../../ports/accounts.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { linkUrl } from '../site-urls.ts'
import { accountMailTexts } from '../mails/account-texts.ts'

/**
 * Returns the mail that asks the owner of a new account to verify the address. It contains no name: otherwise an attacker who
 * signs up with a stranger's address could send that stranger a text of their choice.
 */
export function verificationMail(
  siteUrl: string,
  { token }: Pick<LinkMail, 'token'>,
  redirect: string | undefined,
): MailContent {
  const { subject, welcome, text, ignore, button } = accountMailTexts.verify
  return {
    subject,
    paragraphs: [`${welcome} ${text}`, ignore],
    button: { label: button, url: linkUrl(siteUrl, '/verify-email', token, redirect) },
  }
}
