import { setTimeout as wait } from 'node:timers/promises'
import { withMinimumDuration } from '@nusa/shared/callers'
import type { Handlers } from '../http/call.ts'
import { linkFailure } from '../http/respond.ts'
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

const done = { body: { ok: true } } as const

/** Handles accounts and sessions. The session token is sent in the cookie only, never in a response body. */
export function authHandlers(deps: Deps): AuthHandlers {
  const { accounts, settings } = deps
  return {
    async signUp({ body }) {
      if (await accounts.isGuessable(body.password)) return fail('guessable_password')
      await signUp(deps, body)
      return done
    },
    async signIn({ body, sessionToken }) {
      const opened = await withMinimumDuration(wait(settings.minAuthDurationMs), () =>
        accounts.signIn(body.email, body.password),
      )
      if (!opened) return fail('invalid_credentials')
      if (sessionToken !== null) await accounts.signOut(sessionToken)
      return { body: { session: opened.session }, session: opened, owner: opened.session.user.email }
    },
    async signOut({ sessionToken }) {
      if (sessionToken !== null) await accounts.signOut(sessionToken)
      return { ...done, session: null }
    },
    async signOutEverywhere({ traveller }) {
      await accounts.signOutEverywhere(traveller)
      return { ...done, session: null }
    },
    async refresh({ sessionToken }) {
      return { body: { session: sessionToken === null ? null : await accounts.refresh(sessionToken) } }
    },
    async session({ sessionToken }) {
      const found = sessionToken === null ? null : await accounts.readSession(sessionToken)
      return { body: { session: found?.session ?? null } }
    },
    async verifyEmail({ body }) {
      return linkFailure(await accounts.verifyEmail(body.token)) ?? done
    },
    async resendVerification({ body }) {
      await resendVerification(deps, body)
      return done
    },
    async confirmEmail({ body }) {
      const failed = linkFailure(await accounts.confirmEmailChange(body.token))
      if (failed) return failed
      sendOutboxInBackground(deps)
      return done
    },
    async forgotPassword({ body }) {
      await forgotPassword(deps, body.email)
      return done
    },
    async readResetLink({ body }) {
      const found = await accounts.readResetLink(body.token)
      return typeof found === 'string' ? linkFailure(found) : { body: found }
    },
    async resetPassword({ body, sessionToken }) {
      const currentSession = sessionToken === null ? null : await accounts.readSession(sessionToken)
      if (await accounts.isGuessable(body.password)) return fail('guessable_password')
      const reset = await accounts.resetPassword(body.token, body.password)
      if (typeof reset === 'string') return linkFailure(reset)
      sendOutboxInBackground(deps)
      // If another traveller is signed in in this browser, that session stays.
      const isSameTraveller = currentSession?.traveller.email === reset.email
      return { ...done, ...(isSameTraveller && { session: null }), owner: reset.email }
    },
  }
}
