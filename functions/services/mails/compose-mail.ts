import { escapeHtml } from '@nusa/shared/text'
import type { Company } from '../../ports/catalog.ts'
import type { Attachment, Mail } from '../../ports/mail.ts'
import type { Fact } from '../../ports/vouchers.ts'

export interface MailCard {
  title: string
  facts: readonly Fact[]
}

/** For example, a request to enter missing names. */
export interface MailRequest {
  title: string
  text: string
  button: { label: string; url: string }
}

export interface MailContent {
  subject: string
  paragraphs: string[]
  cards?: MailCard[]
  button: { label: string; url: string } | null
  /** Shown before the requests. */
  changes?: MailCard
  /** Shown before the cards. */
  requests?: MailRequest[]
  /** Shown below the button. */
  closingParagraphs?: string[]
  attachments?: Attachment[]
}

/** Renders an email as text and HTML. Replies go to the company's contact address. */
export function composeMail(to: string, company: Company, content: MailContent): Mail {
  const { subject, attachments } = content
  const mail: Mail = {
    to,
    subject,
    text: renderMailText(company, content),
    html: renderMailHtml(company, content),
  }
  if (company.email !== '') mail.replyTo = company.email
  if (attachments) mail.attachments = attachments
  return mail
}

/** In pixels. */
const maxLogo = { width: 240, height: 44 }

/** The name is also the logo's alternative text for mail clients that show no pictures. */
function renderNameHtml({ name, logo }: Company): string {
  if (!logo) return escapeHtml(name)
  const scale = Math.min(maxLogo.width / logo.width, maxLogo.height / logo.height)
  const width = Math.max(1, Math.round(logo.width * scale))
  const height = Math.max(1, Math.round(logo.height * scale))
  return `<img src="${escapeHtml(logo.url)}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;border:0">`
}

function renderMailText(company: Company, content: MailContent): string {
  const { paragraphs, changes, requests = [], cards = [], button, closingParagraphs = [] } = content
  const blocks = [...paragraphs]
  if (changes) blocks.push(renderCardText(changes))
  blocks.push(...requests.map(renderRequestText), ...cards.map(renderCardText))
  if (button) blocks.push(renderButtonText(button))
  const footer = [company.name, ...listContacts(company).map(({ label }) => label)].join('\n')
  return [...blocks, ...closingParagraphs, footer].join('\n\n')
}

function renderRequestText({ title, text, button }: MailRequest): string {
  return [title, text, renderButtonText(button)].join('\n')
}

function renderButtonText({ label, url }: { label: string; url: string }): string {
  return `${label}: ${url}`
}

function renderCardText({ title, facts }: MailCard): string {
  return [title, ...facts.map(([name, value]) => `${name}: ${value}`)].join('\n')
}

const sansFont = "font-family:'Plus Jakarta Sans',Helvetica,Arial,sans-serif"
const serifFont = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const softColor = 'color:#4a5853'

/** Lets long words and links break. Two properties, because some mail clients support only one of them. */
const breakLongWords = 'overflow-wrap:break-word;word-break:break-word'

/** The layout is fixed, so that no content makes the table wider than the screen. */
function openTable(style: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed;${style}">`
}

/** Invisible characters after the preview, so that mail clients do not show the beginning of the email there. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * Uses tables and inline styles, because many mail clients do not support other layouts. The hidden first line is the
 * preview that mail clients show next to the subject.
 */
function renderMailHtml(company: Company, content: MailContent): string {
  const { subject, paragraphs, changes, requests = [], cards = [], button, closingParagraphs = [] } = content
  const body = [
    ...paragraphs.map(renderParagraphHtml),
    changes ? renderCardHtml(changes) : '',
    ...requests.map(renderRequestHtml),
    ...cards.map(renderCardHtml),
    button ? renderButtonHtml(button) : '',
    ...closingParagraphs.map(renderParagraphHtml),
  ].join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#fbf8f2;color:#14231f;${sansFont};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(paragraphs[0] ?? subject)}${previewFiller}</div>
${openTable('background:#fbf8f2')}<tr><td align="center" style="padding:24px 12px 40px">
${openTable('max-width:560px;background:#ffffff;border:1px solid #e6ece6;border-top:6px solid #0f5c4d;border-radius:6px')}
<tr><td style="padding:28px 24px 32px;font-size:16px;line-height:1.55;${breakLongWords}">
<p style="margin:0 0 24px;${serifFont};font-size:22px;font-weight:600;line-height:1.2;color:#0f5c4d">${renderNameHtml(company)}</p>
<h1 style="margin:0 0 16px;${serifFont};font-size:25px;font-weight:600;line-height:1.25;color:#14231f">${escapeHtml(subject)}</h1>
${body}
</td></tr></table>
${openTable('max-width:560px')}<tr><td style="padding:20px 24px 0;font-size:13px;line-height:1.7;${softColor};${breakLongWords}">
${renderFooterHtml(company)}
</td></tr></table>
</td></tr></table>
</body></html>`
}

function renderParagraphHtml(paragraph: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`
}

/** The width is limited, so that a long label leaves most of the row to the value. */
const labelCell = `<td width="38%" style="width:38%;padding:2px 16px 2px 0;vertical-align:top;${softColor};${breakLongWords}">`
const valueCell = `<td style="padding:2px 0;vertical-align:top;${breakLongWords}">`

function renderCardHtml({ title, facts }: MailCard): string {
  const rows = facts.map(
    ([name, value]) => `<tr>${labelCell}${escapeHtml(name)}</td>${valueCell}${escapeHtml(value)}</td></tr>`,
  )
  return `${openTable('margin:0 0 16px;background:#fbf8f2;border-left:3px solid #e79a1c')}<tr><td style="padding:14px 16px">
<p style="margin:0 0 6px;font-size:17px;font-weight:700;line-height:1.35">${escapeHtml(title)}</p>
${openTable('font-size:14px;line-height:1.5')}${rows.join('')}</table>
</td></tr></table>`
}

function renderRequestHtml({ title, text, button }: MailRequest): string {
  return `${openTable('margin:0 0 16px;border:1px solid #e79a1c;border-radius:6px')}<tr><td style="padding:14px 16px">
<p style="margin:0 0 6px;font-size:17px;font-weight:700;line-height:1.35">${escapeHtml(title)}</p>
<p style="margin:0 0 10px">${escapeHtml(text)}</p>
<p style="margin:0"><a href="${escapeHtml(button.url)}" style="color:#0f5c4d;font-weight:700">${escapeHtml(button.label)}</a></p>
</td></tr></table>`
}

function renderButtonHtml({ label, url }: { label: string; url: string }): string {
  const style = 'display:inline-block;padding:13px 28px;color:#ffffff;font-weight:700;text-decoration:none'
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 12px"><tr><td style="background:#0f5c4d;border-radius:6px"><a href="${href}" style="${style}">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 20px;font-size:13px;word-break:break-all;${softColor}">${href}</p>`
}

function renderFooterHtml(company: Company): string {
  const contactLines = listContacts(company).map(({ label, url }) =>
    url === null ? escapeHtml(label) : `<a href="${escapeHtml(url)}" style="color:#0f5c4d">${escapeHtml(label)}</a>`,
  )
  return [`<strong>${escapeHtml(company.name)}</strong>`, ...contactLines].join('<br>\n')
}

/** The postal address has no link. */
function listContacts({ email, phone, whatsapp, address }: Company): { label: string; url: string | null }[] {
  return [
    { label: email, url: `mailto:${email}` },
    { label: phone, url: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    { label: whatsapp === '' ? '' : `WhatsApp ${whatsapp}`, url: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}` },
    { label: address.replaceAll(/\s+/g, ' ').trim(), url: null },
  ].filter(({ label }) => label !== '')
}
