import { setTimeout as wait } from 'node:timers/promises'
import type { ResendVerification, SignUp } from '@nusa/shared/account'
import { withMinimumDuration } from '@nusa/shared/callers'
import type { LinkMail } from '../../ports/accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { accountMailTexts } from '../mails/account-texts.ts'
import type { MailContent } from '../mails/compose-mail.ts'
import { linkUrl } from '../site-urls.ts'
import { consumeMailQuota, type MailDeps, sendConcealed } from './account-mail.ts'

type RequiredDeps = MailDeps & Pick<Deps, 'accounts' | 'limiter'>

/**
 * Creates an account and emails its verification link. If the address already has an account, the email contains no
 * link and explains that the account exists. The response and its timing are the same in all cases.
 */
export async function signUp(deps: RequiredDeps, request: SignUp): Promise<void> {
  const { siteUrl, minAuthDurationMs } = deps.settings
  await withMinimumDuration(wait(minAuthDurationMs), async () => {
    const createdLink = await deps.accounts.create(request)
    const content = createdLink
      ? createVerificationMail(siteUrl, createdLink, request.redirect)
      : createExistingAccountMail(siteUrl)
    const isAllowed = await consumeMailQuota(deps, 'sign-up', request.email)
    sendConcealed(deps, isAllowed ? { to: request.email, content } : null)
  })
}

function createExistingAccountMail(siteUrl: string): MailContent {
  const { subject, requestedSignUp, signIn, button } = accountMailTexts.accountExists
  return {
    subject,
    paragraphs: [requestedSignUp, signIn, accountMailTexts.nothingToDo],
    button: { label: button, url: `${siteUrl}/auth` },
  }
}

/**
 * The email contains no name. Otherwise an attacker could sign up with a stranger's address and put any text into the
 * email as a name.
 */
function createVerificationMail(
  siteUrl: string,
  { token }: Pick<LinkMail, 'token'>,
  redirect: string | undefined,
): MailContent {
  const { subject, welcome, text, ignoreIfNotYou, button } = accountMailTexts.verify
  return {
    subject,
    paragraphs: [`${welcome} ${text}`, ignoreIfNotYou],
    button: { label: button, url: linkUrl(siteUrl, '/verify-email', token, redirect) },
  }
}

/** Emails a new verification link if an unverified account exists. The caller always gets the same response. */
export async function resendVerification(
  deps: MailDeps & Pick<Deps, 'accounts' | 'limiter'>,
  { email, token, redirect }: ResendVerification,
): Promise<void> {
  const { siteUrl, minAuthDurationMs } = deps.settings
  await withMinimumDuration(wait(minAuthDurationMs), async () => {
    const to = email ?? (await deps.accounts.findEmailToVerify(token ?? ''))
    const isMailAllowed = to !== null && (await consumeMailQuota(deps, 'verify', to))
    const link = isMailAllowed ? await deps.accounts.createVerification({ email, token }) : null
    sendConcealed(deps, link && { to: link.email, content: createVerificationMail(siteUrl, link, redirect) })
  })
}
