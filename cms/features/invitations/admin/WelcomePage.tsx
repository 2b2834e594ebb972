import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Logo } from '../../../admin/brand/Mark.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { findEmailByToken } from '../find-invitations.ts'
import { invitationTexts } from './invitation-texts.ts'
import { WelcomeForm } from './WelcomeForm.tsx'

/** The page that an invitation links to. The user chooses a password, or reads why the link is no longer valid. */
export async function WelcomePage({ initPageResult: { req }, params }: AdminViewServerProps) {
  const { payload, user, i18n } = req
  const texts = invitationTexts[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  const token = params?.segments?.[1]
  const email = typeof token === 'string' ? await findEmailByToken(payload, token) : null
  const urlOf = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  const signOutMessage = user && (
    <MessageWithLink
      title={texts.alreadySignedIn}
      text={texts.alreadySignedInHelp(user.email)}
      href={urlOf('/logout')}
      linkText={texts.signOut}
    />
  )
  const passwordForm = email !== null && typeof token === 'string' && (
    <>
      <h1>{texts.welcome}</h1>
      <p>{texts.choosePassword(email)}</p>
      <WelcomeForm token={token} />
    </>
  )
  const expiredMessage = (
    <MessageWithLink
      title={texts.linkExpired}
      text={texts.linkExpiredHelp}
      href={urlOf('/login')}
      linkText={texts.signIn}
    />
  )
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      {signOutMessage || passwordForm || expiredMessage}
    </MinimalTemplate>
  )
}

function MessageWithLink({ title, text, href, linkText }: Record<'title' | 'text' | 'href' | 'linkText', string>) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={href}>{linkText}</a>
      </p>
    </>
  )
}
