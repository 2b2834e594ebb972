'use client'

import { useEffect, useState } from 'react'

/**
 * Loads JSON from the REST API as the current user.
 *
 * @returns undefined while loading or if `url` is null; null after a failure
 */
export function useFetchedJson(url: string | null): unknown {
  const [body, setBody] = useState<unknown>()
  useEffect(() => {
    setBody(undefined)
    if (url === null) return
    const abortController = new AbortController()
    const { signal } = abortController
    fetch(url, { credentials: 'include', signal })
      .then((response): unknown => (response.ok ? response.json() : null))
      .catch(() => null)
      .then((loadedBody) => {
        if (!signal.aborted) setBody(loadedBody)
      })
    return () => abortController.abort()
  }, [url])
  return body
}
