'use client'

import { useEffect, useState } from 'react'

/**
 * Loads JSON from the REST API as the current user. Returns undefined while it loads or without a URL, and null if it
 * cannot be loaded.
 */
export function useJson(address: string | null): unknown {
  const [body, setBody] = useState<unknown>()
  useEffect(() => {
    setBody(undefined)
    if (address === null) return
    const abortController = new AbortController()
    const { signal } = abortController
    fetch(address, { credentials: 'include', signal })
      .then((response): unknown => (response.ok ? response.json() : null))
      .catch(() => null)
      .then((loaded) => {
        if (!signal.aborted) setBody(loaded)
      })
    return () => abortController.abort()
  }, [address])
  return body
}
