import type { Company } from '../../ports/catalog.ts'
import type { Mail } from '../../ports/mail.ts'
import type { MailContent } from './mail-content.ts'
import { listContacts, renderMailHtml } from './mail-html.ts'

/** Returns a mail as plain text and as HTML with the same content. Replies go to the company's contact address. */
export function composeMail(to: string, company: Company, content: MailContent): Mail {
  const { subject, attachments } = content
  return {
    to,
    ...(company.email !== '' && { replyTo: company.email }),
    subject,
    text: mailText(company, content),
    html: renderMailHtml(company, content),
    ...(attachments && { attachments }),
  }
}

function mailText(company: Company, { paragraphs, cards = [], button, closingParagraphs = [] }: MailContent): string {
  return [
    ...paragraphs,
    ...cards.map(({ title, facts }) => [title, ...facts.map(([name, value]) => `${name}: ${value}`)].join('\n')),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...closingParagraphs,
    [company.name, ...listContacts(company).map(({ label }) => label)].join('\n'),
  ].join('\n\n')
}
