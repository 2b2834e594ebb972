import type { NoticeKind } from '@nusa/shared/booking'
import type { ClaimedMail } from '../../ports/mail.ts'
import { accountMailTexts as texts } from './account-texts.ts'
import type { MailContent } from './compose-mail.ts'

type AccountMailTemplate = (values: Record<'name' | 'address' | 'reason' | 'siteUrl', string>) => MailContent

const accountMailTemplates: Record<NoticeKind, AccountMailTemplate> = {
  password_changed({ name, siteUrl }) {
    const { subject, text, button } = texts.passwordChanged
    return {
      subject,
      paragraphs: [`${texts.greeting(name)} ${text}`, texts.contactUs],
      button: createResetPasswordButton(button, siteUrl),
    }
  },
  email_wanted({ name, address, siteUrl }) {
    const { subject, text, ifNotYou, button } = texts.emailChangeRequested
    const paragraphs = [`${texts.greeting(name)} ${text(address)}`, ifNotYou]
    return { subject, paragraphs, button: createResetPasswordButton(button, siteUrl) }
  },
  email_changed({ name, address }) {
    const { subject, text, contact } = texts.emailChanged
    return { subject, paragraphs: [`${texts.greeting(name)} ${text(address)}`, contact], button: null }
  },
  account_deleted({ name }) {
    const { subject, text, thanks } = texts.deleted
    return { subject, paragraphs: [`${texts.greeting(name)} ${text}`, thanks], button: null }
  },
  identity_verified({ name, siteUrl }) {
    const { subject, text, button } = texts.identityVerified
    return { subject, paragraphs: [`${texts.greeting(name)} ${text}`], button: createProfileButton(button, siteUrl) }
  },
  identity_refused({ name, reason, siteUrl }) {
    const { subject, text, uploadAgain, button } = texts.identityRefused
    const reasonParagraphs = reason === '' ? [] : [texts.identityRefused.reason(reason)]
    const paragraphs = [`${texts.greeting(name)} ${text}`, ...reasonParagraphs, uploadAgain]
    return { subject, paragraphs, button: createProfileButton(button, siteUrl) }
  },
  identity_outdated({ name, siteUrl }) {
    const { subject, text, uploadAgain, button } = texts.identityOutdated
    return {
      subject,
      paragraphs: [`${texts.greeting(name)} ${text}`, uploadAgain],
      button: createProfileButton(button, siteUrl),
    }
  },
}

/** Returns the content of a queued email about an account, or null if the email is of another kind. */
export function createAccountMailContent(
  { kind, payload }: Pick<ClaimedMail, 'kind' | 'payload'>,
  siteUrl: string,
): MailContent | null {
  if (!isNoticeKind(kind)) return null
  const readText = (key: string) => (typeof payload[key] === 'string' ? payload[key] : '')
  return accountMailTemplates[kind]({
    name: readText('name'),
    address: readText('address'),
    reason: readText('reason'),
    siteUrl,
  })
}

function isNoticeKind(kind: string): kind is NoticeKind {
  return kind in accountMailTemplates
}

/** The dashboard contains the identity check. Signed-out visitors sign in first. */
function createProfileButton(label: string, siteUrl: string): MailContent['button'] {
  return { label, url: `${siteUrl}/dashboard` }
}

function createResetPasswordButton(label: string, siteUrl: string): MailContent['button'] {
  return { label, url: `${siteUrl}/auth?mode=forgot` }
}
