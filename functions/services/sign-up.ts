import type { SignUp } from '@nusa/shared/account'
import type { Deps } from '../deps.ts'
import { composeMail } from './mails/compose-mail.ts'
import type { MailContent } from './mails/mail-content.ts'
import { sendQuietly } from './mails/send-quietly.ts'
import { pathOfThisSite } from './site-path.ts'
import { withFloor } from './with-floor.ts'

type Needs = Pick<Deps, 'accounts' | 'catalog' | 'mailer' | 'log' | 'settings'>

/**
 * Makes an account and mails its verification link. An e-mail that has an account gets a mail that says so instead: the
 * caller sees no difference, neither in the answer nor in the time.
 */
export async function signUp(deps: Needs, request: SignUp): Promise<void> {
  await withFloor(deps.settings.authFloor, async () => {
    const made = await deps.accounts.create(request)
    const content = made ? verification(deps, request, made.token) : known(deps)
    await sendQuietly(deps, composeMail(request.email, await deps.catalog.company(), content))
  })
}

function verification({ settings }: Needs, { full_name, redirect }: SignUp, token: string): MailContent {
  const url = new URL('/verify-email', settings.siteUrl)
  url.searchParams.set('token', token)
  const path = pathOfThisSite(redirect, settings.siteUrl)
  if (path !== null) url.searchParams.set('redirect', path)
  return {
    subject: 'Please verify your e-mail',
    paragraphs: [
      `Welcome, ${full_name}.`,
      'Please confirm that this e-mail address is yours. After that you can sign in.',
      'If you did not make an account with us, please ignore this mail.',
    ],
    button: { label: 'Verify e-mail', url: url.href },
  }
}

function known({ settings }: Needs): MailContent {
  return {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, wanted to make an account with this e-mail address. It has one already.',
      'Please sign in. If you forgot your password, ask for a new one there.',
      'If it was not you, there is nothing to do.',
    ],
    button: { label: 'Sign in', url: `${settings.siteUrl}/auth` },
  }
}
