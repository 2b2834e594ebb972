import { type TokenInvalidReason, tokenInvalidDetailsSchema } from '@nusa/shared/account'
import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, call } from './api.ts'

/** 'done' if the link was used, otherwise why it is invalid. */
export type LinkResult = 'done' | TokenInvalidReason

export interface MailedLinkParams {
  token: string | null
  redirect: string | null
  /** Null if the URL has a token. Otherwise the result stored before this page was reloaded, or `unknown`. */
  result: LinkResult | null
}

export function readMailedLink(): MailedLinkParams {
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  return { token, redirect: query.get('redirect'), result: token ? null : readStoredResult() }
}

/**
 * Stores the result for reloads, and removes the token from the URL, so that the token does not appear in the history,
 * a screenshot or a referrer.
 */
export function storeLinkResult(result: LinkResult): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState({ ...history.state, linkEnd: result }, '', url)
}

/** Returns null if the failure has another cause than the link. */
export function findInvalidReason({ code, details }: CallFailure): TokenInvalidReason | null {
  return code === 'token_invalid' ? parseReason(details) : null
}

function readStoredResult(): LinkResult {
  const result: unknown = history.state?.linkEnd
  return result === 'done' ? result : parseReason({ reason: result })
}

function parseReason(details: unknown): TokenInvalidReason {
  const parsed = tokenInvalidDetailsSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : 'unknown'
}

export type LinkState =
  | { status: 'working' }
  | { status: 'done' }
  | { status: 'invalid'; reason: TokenInvalidReason }
  /** Another attempt may succeed. */
  | { status: 'failed'; message: string }

interface MailedLink {
  state: LinkState
  token: string | null
  redirect: string | null
  retry: () => void
}

/** Sends the token of a mailed link when its page opens. After a reload, the page shows the stored result. */
export function useMailedLink(name: 'verifyEmail' | 'confirmEmail' | 'confirmNewsletter'): MailedLink {
  const [{ token, redirect, result }] = useState(readMailedLink)
  const [state, setState] = useState<LinkState>(result ? toLinkState(result) : { status: 'working' })

  const sendToken = useCallback(async () => {
    if (!token) return
    setState({ status: 'working' })
    const response = await call(name, { body: { token } })
    const newResult = response.ok ? 'done' : findInvalidReason(response)
    if (newResult) {
      storeLinkResult(newResult)
      setState(toLinkState(newResult))
    } else if (!response.ok) setState({ status: 'failed', message: response.message })
  }, [name, token])

  useEffect(() => {
    void sendToken()
  }, [sendToken])

  return { state, token, redirect, retry: () => void sendToken() }
}

function toLinkState(result: LinkResult): LinkState {
  return result === 'done' ? { status: 'done' } : { status: 'invalid', reason: result }
}
