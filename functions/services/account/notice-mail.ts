import * as z from 'zod/mini'
import type { NoticeKind, TakenMail } from '../../ports/outbox.ts'
import type { MailContent } from '../mails/mail-content.ts'
import { accountMailTexts as texts } from './texts.ts'

const payloadSchema = z.object({ name: z._default(z.string(), ''), address: z._default(z.string(), '') })

type Words = (about: { name: string; address: string; siteUrl: string }) => MailContent

const notices: Record<NoticeKind, Words> = {
  password_changed({ name, siteUrl }) {
    const { subject, text, button } = texts.passwordChanged
    return {
      subject,
      paragraphs: [`${texts.hello(name)} ${text}`, texts.contactUs],
      button: newPassword(button, siteUrl),
    }
  },
  email_wanted({ name, address, siteUrl }) {
    const { subject, text, otherwise, button } = texts.emailWanted
    const paragraphs = [`${texts.hello(name)} ${text(address)}`, otherwise]
    return { subject, paragraphs, button: newPassword(button, siteUrl) }
  },
  email_changed({ name, address }) {
    const { subject, text, contact } = texts.emailChanged
    return { subject, paragraphs: [`${texts.hello(name)} ${text(address)}`, contact], button: null }
  },
  account_deleted({ name }) {
    const { subject, text, thanks } = texts.deleted
    return { subject, paragraphs: [`${texts.hello(name)} ${text}`, thanks], button: null }
  },
}

/** What a queued mail about an account says; null where it is about something else. */
export function noticeContent(
  { kind, payload }: Pick<TakenMail, 'kind' | 'payload'>,
  siteUrl: string,
): MailContent | null {
  return isNotice(kind) ? notices[kind]({ ...payloadSchema.parse(payload), siteUrl }) : null
}

function isNotice(kind: string): kind is NoticeKind {
  return kind in notices
}

function newPassword(label: string, siteUrl: string): MailContent['button'] {
  return { label, url: `${siteUrl}/auth?mode=forgot` }
}
