import type { TokenInvalidReason } from '@nusa/shared/account'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { invalidReason, type LinkResult, storeLinkResult } from '../../../lib/mailed-link.ts'

interface ResetLink {
  /** The account's email address; empty while unknown. */
  email: string
  /** Why the link is invalid. */
  reason: TokenInvalidReason | null
}

/** Checks a reset link before it is used. If the check fails for another reason, using the link reports the problem. */
export function useResetLink(token: string | null, result: LinkResult | null): ResetLink {
  const [link, setLink] = useState<ResetLink>({ email: '', reason: result === 'done' ? null : result })
  useEffect(() => {
    if (!token) return
    void call('readResetLink', { body: { token } }).then((result) => {
      if (result.ok) return setLink({ email: result.value.email, reason: null })
      const reason = invalidReason(result)
      if (reason) storeLinkResult(reason)
      setLink({ email: '', reason })
    })
  }, [token])
  return link
}
