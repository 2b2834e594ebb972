import type { LinkMail } from '../../ports/accounts.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { linkUrl } from './link-url.ts'
import { accountMailTexts } from './texts.ts'

/**
 * The mail that asks a new account's owner to say that the address is theirs. Nobody's name stands in it: whoever signs up
 * with the address of another could write to them there.
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
