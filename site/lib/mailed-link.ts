import { type TokenInvalidReason, tokenInvalidDetailsSchema } from '@nusa/shared/account'
import type { CallFailure } from './api.ts'

/** The final result of a link: it was used, or why it is invalid. */
export type LinkResult = 'done' | TokenInvalidReason

export interface MailedLinkParams {
  token: string | null
  /** The path to return to. */
  redirect: string | null
  /** Null if there is a token; otherwise the result before this page was reloaded, or `unknown` without such a result. */
  result: LinkResult | null
}

/** Reads the token and the return path from the address. */
export function readMailedLink(): MailedLinkParams {
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  return { token, redirect: query.get('redirect'), result: token ? null : resultBeforeReload() }
}

/**
 * Stores the result of the link for reloads, and removes the token from the address, so that it does not appear in the
 * history, a screenshot or a referrer.
 */
export function storeLinkResult(linkEnd: LinkResult): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState({ ...history.state, linkEnd }, '', url)
}

/** Returns why a link is invalid; null if the failure has another cause. */
export function invalidReason({ code, details }: CallFailure): TokenInvalidReason | null {
  return code === 'token_invalid' ? reasonIn(details) : null
}

function resultBeforeReload(): LinkResult {
  const result: unknown = history.state?.linkEnd
  return result === 'done' ? result : reasonIn({ reason: result })
}

function reasonIn(details: unknown): TokenInvalidReason {
  const parsed = tokenInvalidDetailsSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : 'unknown'
}
