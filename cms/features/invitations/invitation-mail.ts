import { escapeHtml } from '@nusa/shared/text'
import type { Language, Translations } from '../../core/i18n/language.ts'

interface Invitation {
  name: string
  /** Null if no user is signed in. */
  inviter: string | null
  link: string
  days: number
}

interface MailTexts {
  subject: string
  hello: (name: string) => string
  invited: (inviter: string | null) => string
  choose: string
  button: string
  expires: (days: number) => string
  ignore: string
}

const texts: Translations<MailTexts> = {
  en: {
    subject: 'Your account in Nusa’s CMS',
    hello: (name) => `Hello ${name},`,
    invited: (inviter) => (inviter ? `${inviter} has invited you to Nusa’s CMS.` : 'You are invited to Nusa’s CMS.'),
    choose: 'Choose a password to get started:',
    button: 'Choose your password',
    expires: (days) =>
      `The link works once, for ${days} days. After that, ask your administrator to send the invitation again.`,
    ignore: 'If you did not expect this email, you can ignore it.',
  },
  id: {
    subject: 'Akun Anda di CMS Nusa',
    hello: (name) => `Halo ${name},`,
    invited: (inviter) => (inviter ? `${inviter} mengundang Anda ke CMS Nusa.` : 'Anda diundang ke CMS Nusa.'),
    choose: 'Pilih kata sandi untuk mulai:',
    button: 'Pilih kata sandi',
    expires: (days) =>
      `Tautan ini berlaku satu kali, selama ${days} hari. Setelah itu, mintalah administrator mengirim undangan lagi.`,
    ignore: 'Jika Anda tidak menunggu email ini, abaikan saja.',
  },
}

export function invitationMail(
  { name, inviter, link, days }: Invitation,
  language: Language,
): { subject: string; text: string; html: string } {
  const { subject, hello, invited, choose, button, expires, ignore } = texts[language]
  const before = [hello(name), invited(inviter), choose]
  const after = [expires(days), ignore]
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  const style =
    'background:#0f5c4d;border-radius:6px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none'
  return {
    subject,
    text: [...before, link, ...after].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="color:#14231f;font-family:sans-serif;line-height:1.5">
${paragraphs(before)}
<p><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(button)}</a></p>
<p>${escapeHtml(link)}</p>
${paragraphs(after)}
</body></html>`,
  }
}
