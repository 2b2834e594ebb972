import type { Mail } from '../ports/mail.ts'

export interface MailContent {
  subject: string
  paragraphs: string[]
  button: { label: string; url: string } | null
}

/** A mail as plain text and as HTML with the same words. Whatever people typed is escaped. */
export function composeMail(to: string, { subject, paragraphs, button }: MailContent): Mail {
  const text = [...paragraphs, ...(button ? [`${button.label}: ${button.url}`] : []), 'Nusa'].join('\n\n')
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('')
  const link = button ? buttonHtml(button) : ''
  return { to, subject, text, html: frame(subject, body + link) }
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 24px;border-radius:4px;background:#0f5c4d;color:#ffffff;text-decoration:none'
  const plain = `<p style="margin:16px 0 0;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>${plain}`
}

function frame(subject: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf8f2;color:#14231f;font:16px/1.5 'Plus Jakarta Sans',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font:600 24px Georgia,serif;color:#0f5c4d">Nusa</p>
<h1 style="margin:0 0 16px;font:600 22px Georgia,serif">${escapeHtml(subject)}</h1>
${content}</div></body></html>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
