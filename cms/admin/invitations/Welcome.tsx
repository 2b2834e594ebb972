import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf } from '../../i18n/language.ts'
import { findByLink } from '../../invitations/find-invited.ts'
import { Logo } from '../brand/Mark.tsx'
import { WelcomeForm } from './WelcomeForm.tsx'
import { invitationWords } from './words/index.ts'

/** The page that an invitation links to: the user chooses a password, or reads why the link is no longer valid. */
export async function Welcome({ initPageResult: { req }, params }: AdminViewServerProps) {
  const { payload, user, i18n } = req
  const words = invitationWords[languageOf(i18n)]
  const adminRoute = payload.config.routes.admin
  const token = params?.segments?.[1]
  const email = typeof token === 'string' ? await findByLink(payload, token) : null
  const address = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      {user ? (
        <Note
          title={words.signedIn}
          text={words.signedInHelp(user.email)}
          to={address('/logout')}
          name={words.signOut}
        />
      ) : email !== null && typeof token === 'string' ? (
        <>
          <h1>{words.welcome}</h1>
          <p>{words.choose(email)}</p>
          <WelcomeForm token={token} />
        </>
      ) : (
        <Note title={words.expired} text={words.expiredHelp} to={address('/login')} name={words.signIn} />
      )}
    </MinimalTemplate>
  )
}

function Note({ title, text, to, name }: { title: string; text: string; to: string; name: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={to}>{name}</a>
      </p>
    </>
  )
}
