import type { NoticeKind } from '@nusa/shared/booking'
import type { ClaimedMail } from '../../ports/mail.ts'
import { accountMailTexts as texts } from './account-texts.ts'
import type { MailContent } from './compose-mail.ts'

type NoticeTemplate = (values: Record<'name' | 'address' | 'reason' | 'siteUrl', string>) => MailContent

const notices: Record<NoticeKind, NoticeTemplate> = {
  password_changed({ name, siteUrl }) {
    const { subject, text, button } = texts.passwordChanged
    return {
      subject,
      paragraphs: [`${texts.hello(name)} ${text}`, texts.contactUs],
      button: resetPasswordButton(button, siteUrl),
    }
  },
  email_wanted({ name, address, siteUrl }) {
    const { subject, text, otherwise, button } = texts.emailChangeRequested
    const paragraphs = [`${texts.hello(name)} ${text(address)}`, otherwise]
    return { subject, paragraphs, button: resetPasswordButton(button, siteUrl) }
  },
  email_changed({ name, address }) {
    const { subject, text, contact } = texts.emailChanged
    return { subject, paragraphs: [`${texts.hello(name)} ${text(address)}`, contact], button: null }
  },
  account_deleted({ name }) {
    const { subject, text, thanks } = texts.deleted
    return { subject, paragraphs: [`${texts.hello(name)} ${text}`, thanks], button: null }
  },
  identity_verified({ name, siteUrl }) {
    const { subject, text, button } = texts.identityVerified
    return { subject, paragraphs: [`${texts.hello(name)} ${text}`], button: profileButton(button, siteUrl) }
  },
  identity_refused({ name, reason, siteUrl }) {
    const { subject, text, again, button } = texts.identityRefused
    const reasonParagraph = reason === '' ? [] : [texts.identityRefused.reason(reason)]
    const paragraphs = [`${texts.hello(name)} ${text}`, ...reasonParagraph, again]
    return { subject, paragraphs, button: profileButton(button, siteUrl) }
  },
  identity_outdated({ name, siteUrl }) {
    const { subject, text, again, button } = texts.identityOutdated
    return { subject, paragraphs: [`${texts.hello(name)} ${text}`, again], button: profileButton(button, siteUrl) }
  },
}

/** Returns the content of a queued email about an account, or null if the email is of another kind. */
export function noticeContent(
  { kind, payload }: Pick<ClaimedMail, 'kind' | 'payload'>,
  siteUrl: string,
): MailContent | null {
  if (!isNoticeKind(kind)) return null
  const text = (key: string) => (typeof payload[key] === 'string' ? payload[key] : '')
  return notices[kind]({ name: text('name'), address: text('address'), reason: text('reason'), siteUrl })
}

function isNoticeKind(kind: string): kind is NoticeKind {
  return kind in notices
}

/** The dashboard contains the identity check. Signed-out visitors sign in first. */
function profileButton(label: string, siteUrl: string): MailContent['button'] {
  return { label, url: `${siteUrl}/dashboard` }
}

function resetPasswordButton(label: string, siteUrl: string): MailContent['button'] {
  return { label, url: `${siteUrl}/auth?mode=forgot` }
}
