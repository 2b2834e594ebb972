import { type TokenInvalidReason, tokenInvalidDetailsSchema } from '@nusa/shared/account'
import type { CallFailure } from './api-types.ts'

/** What a link came to for good: it did what it is for, or why it is no good. */
export type LinkEnd = 'done' | TokenInvalidReason

export interface ReadLink {
  token: string | null
  /** The path to come back to. */
  redirect: string | null
  /** Where there is no token: what it came to before this page was loaded again, `unknown` where there never was one. */
  end: LinkEnd | null
}

/** What a mailed link carries. */
export function readLink(): ReadLink {
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  return { token, redirect: query.get('redirect'), end: token ? null : endBefore() }
}

/**
 * Notes what the link came to, for when its page is loaded again, and takes the token out of the address, so that no history,
 * screenshot or referrer holds it.
 */
export function noteLinkEnd(linkEnd: LinkEnd): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState({ ...history.state, linkEnd }, '', url)
}

/** Why a link is no good; null where the failure is not about the link. */
export function invalidReason({ code, details }: CallFailure): TokenInvalidReason | null {
  return code === 'token_invalid' ? reasonIn(details) : null
}

function endBefore(): LinkEnd {
  const end: unknown = history.state?.linkEnd
  return end === 'done' ? end : reasonIn({ reason: end })
}

function reasonIn(details: unknown): TokenInvalidReason {
  const parsed = tokenInvalidDetailsSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : 'unknown'
}
