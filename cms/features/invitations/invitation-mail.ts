import { escapeHtml } from '@nusa/shared/text'
import type { Language, Translations } from '../../core/i18n/language.ts'

interface Invitation {
  name: string
  /** Null if no user is signed in. */
  inviter: string | null
  link: string
  validDays: number
}

interface MailTexts {
  subject: string
  greeting: (name: string) => string
  invitationText: (inviter: string | null) => string
  instruction: string
  buttonText: string
  expiryNote: (days: number) => string
  ignoreNote: string
}

const texts: Translations<MailTexts> = {
  en: {
    subject: 'Your account in Nusa’s CMS',
    greeting: (name) => `Hello ${name},`,
    invitationText: (inviter) =>
      inviter ? `${inviter} has invited you to Nusa’s CMS.` : 'You are invited to Nusa’s CMS.',
    instruction: 'Choose a password to get started:',
    buttonText: 'Choose your password',
    expiryNote: (days) =>
      `The link works once, for ${days} days. After that, ask your administrator to send the invitation again.`,
    ignoreNote: 'If you did not expect this email, you can ignore it.',
  },
  id: {
    subject: 'Akun Anda di CMS Nusa',
    greeting: (name) => `Halo ${name},`,
    invitationText: (inviter) => (inviter ? `${inviter} mengundang Anda ke CMS Nusa.` : 'Anda diundang ke CMS Nusa.'),
    instruction: 'Pilih kata sandi untuk mulai:',
    buttonText: 'Pilih kata sandi',
    expiryNote: (days) =>
      `Tautan ini berlaku satu kali, selama ${days} hari. Setelah itu, mintalah administrator mengirim undangan lagi.`,
    ignoreNote: 'Jika Anda tidak menunggu email ini, abaikan saja.',
  },
}

export function composeInvitationMail(
  { name, inviter, link, validDays }: Invitation,
  language: Language,
): { subject: string; text: string; html: string } {
  const { subject, greeting, invitationText, instruction, buttonText, expiryNote, ignoreNote } = texts[language]
  const linesBeforeLink = [greeting(name), invitationText(inviter), instruction]
  const linesAfterLink = [expiryNote(validDays), ignoreNote]
  const toParagraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  const buttonStyle =
    'background:#0f5c4d;border-radius:6px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none'
  return {
    subject,
    text: [...linesBeforeLink, link, ...linesAfterLink].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="color:#14231f;font-family:sans-serif;line-height:1.5">
${toParagraphs(linesBeforeLink)}
<p><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(buttonText)}</a></p>
<p>${escapeHtml(link)}</p>
${toParagraphs(linesAfterLink)}
</body></html>`,
  }
}
