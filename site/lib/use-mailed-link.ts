import type { TokenInvalidReason } from '@nusa/shared/account'
import { useCallback, useEffect, useState } from 'react'
import { call } from './api.ts'
import { invalidReason, type LinkResult, readMailedLink, storeLinkResult } from './mailed-link.ts'

export type LinkState =
  | { name: 'working' }
  | { name: 'done' }
  | { name: 'invalid'; reason: TokenInvalidReason }
  /** Another attempt may succeed. */
  | { name: 'failed'; message: string }

interface MailedLink {
  state: LinkState
  token: string | null
  /** The return path in the link. */
  redirect: string | null
  retry: () => void
}

/** Sends the token of a mailed link when its page opens; after a reload, the page shows the result. */
export function useMailedLink(name: 'verifyEmail' | 'confirmEmail' | 'confirmNewsletter'): MailedLink {
  const [{ token, redirect, result }] = useState(readMailedLink)
  const [state, setState] = useState<LinkState>(result ? stateFor(result) : { name: 'working' })

  const open = useCallback(async () => {
    if (!token) return
    setState({ name: 'working' })
    const response = await call(name, { body: { token } })
    const result = response.ok ? 'done' : invalidReason(response)
    if (result) storeLinkResult(result)
    if (result) setState(stateFor(result))
    else if (!response.ok) setState({ name: 'failed', message: response.message })
  }, [name, token])

  useEffect(() => {
    void open()
  }, [open])

  return { state, token, redirect, retry: () => void open() }
}

function stateFor(result: LinkResult): LinkState {
  return result === 'done' ? { name: 'done' } : { name: 'invalid', reason: result }
}
