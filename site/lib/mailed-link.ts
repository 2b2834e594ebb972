import { type TokenInvalidReason, tokenInvalidDetailsSchema } from '@nusa/shared/account'
import type { CallFailure } from './api-types.ts'

/** The token and the path to come back to that a mailed link carries. */
export function readLink(): { token: string | null; redirect: string | null } {
  const query = new URLSearchParams(location.search)
  return { token: query.get('token'), redirect: query.get('redirect') }
}

/** Takes the used token out of the address, so that no history, screenshot or referrer holds it. */
export function forgetToken(): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
}

/** Why a link is no good; null where the failure is not about the link. */
export function invalidReason({ code, details }: CallFailure): TokenInvalidReason | null {
  if (code !== 'token_invalid') return null
  const parsed = tokenInvalidDetailsSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : 'unknown'
}
