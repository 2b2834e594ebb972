import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import type { Handlers } from '../http/call.ts'
import { invalidLinkFailure, okReply } from '../http/respond.ts'
import type { Deps } from '../ports/deps.ts'
import { fail } from '../ports/failure.ts'
import { forgotPassword } from '../services/account/passwords.ts'
import { resendVerification, signUp } from '../services/account/sign-up.ts'
import { sendOutboxInBackground } from '../services/mails/send-outbox.ts'

type AuthHandlers = Pick<
  Handlers,
  | 'signUp'
  | 'signIn'
  | 'signOut'
  | 'signOutEverywhere'
  | 'refresh'
  | 'session'
  | 'verifyEmail'
  | 'resendVerification'
  | 'confirmEmail'
  | 'forgotPassword'
  | 'readResetLink'
  | 'resetPassword'
>

/** The session token is sent only in the cookie, never in a response body. */
export function createAuthHandlers(deps: Deps): AuthHandlers {
  const { accounts, settings } = deps
  return {
    async signUp({ body }) {
      if (await accounts.isGuessable(body.password)) return fail('guessable_password')
      await signUp(deps, body)
      return okReply
    },
    async signIn({ body, sessionToken }) {
      const startedSession = await withMinimumDuration(wait(settings.minAuthDurationMs), () =>
        accounts.signIn(body.email, body.password),
      )
      if (!startedSession) return fail('invalid_credentials')
      if (sessionToken !== null) await accounts.signOut(sessionToken)
      return {
        body: { session: startedSession.session },
        session: startedSession,
        authenticatedEmail: startedSession.session.user.email,
      }
    },
    async signOut({ sessionToken }) {
      if (sessionToken !== null) await accounts.signOut(sessionToken)
      return { ...okReply, session: null }
    },
    async signOutEverywhere({ traveller }) {
      await accounts.signOutEverywhere(traveller)
      return { ...okReply, session: null }
    },
    async refresh({ sessionToken }) {
      return { body: { session: sessionToken === null ? null : await accounts.refresh(sessionToken) } }
    },
    async session({ sessionToken }) {
      const travellerSession = sessionToken === null ? null : await accounts.readSession(sessionToken)
      return { body: { session: travellerSession?.session ?? null } }
    },
    async verifyEmail({ body }) {
      const outcome = await accounts.verifyEmail(body.token)
      return outcome === 'ok' ? okReply : invalidLinkFailure(outcome)
    },
    async resendVerification({ body }) {
      await resendVerification(deps, body)
      return okReply
    },
    async confirmEmail({ body }) {
      const outcome = await accounts.confirmEmailChange(body.token)
      if (outcome !== 'ok') return invalidLinkFailure(outcome)
      sendOutboxInBackground(deps)
      return okReply
    },
    async forgotPassword({ body }) {
      await forgotPassword(deps, body.email)
      return okReply
    },
    async readResetLink({ body }) {
      const linkOrReason = await accounts.readResetLink(body.token)
      return typeof linkOrReason === 'string' ? invalidLinkFailure(linkOrReason) : { body: linkOrReason }
    },
    async resetPassword({ body, sessionToken }) {
      const currentSession = sessionToken === null ? null : await accounts.readSession(sessionToken)
      if (await accounts.isGuessable(body.password)) return fail('guessable_password')
      const accountOrReason = await accounts.resetPassword(body.token, body.password)
      if (typeof accountOrReason === 'string') return invalidLinkFailure(accountOrReason)
      sendOutboxInBackground(deps)
      const { email } = accountOrReason
      // If another traveller is signed in in this browser, their session cookie is not cleared.
      const isSameTraveller = currentSession?.traveller.email === email
      return { ...okReply, ...(isSameTraveller && { session: null }), authenticatedEmail: email }
    },
  }
}
