'use client'

import { useEffect, useState } from 'react'
import type { TourTexts } from '../../../collections/content/Tours/texts/index.ts'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import type { TourMonth } from '../calendar-days.ts'

export interface TourMonthState {
  /** The last month that was loaded; null at first. */
  month: TourMonth | null
  isLoading: boolean
  failure: string | null
}

/**
 * Loads a month of a tour's calendar. While another month is loading, the last month is kept. `noResponse` is the
 * message when the CMS does not respond.
 */
export function useTourMonth(
  address: string,
  { noResponse, language }: Pick<TourTexts, 'noResponse' | 'language'>,
): TourMonthState {
  const [state, setState] = useState<TourMonthState>({ month: null, isLoading: true, failure: null })
  useEffect(() => {
    const abortController = new AbortController()
    setState(({ month }) => ({ month, isLoading: true, failure: null }))
    fetchMonth(address, abortController.signal)
      .then((month) => setState({ month, isLoading: false, failure: null }))
      .catch((error: unknown) => {
        const failure = error instanceof RefusedError ? translateMessage(error.message, language) : noResponse
        if (!abortController.signal.aborted) setState({ month: null, isLoading: false, failure })
      })
    return () => abortController.abort()
  }, [address, noResponse, language])
  return state
}

class RefusedError extends Error {}

/** @throws RefusedError with the message of the CMS if it refuses the request */
async function fetchMonth(address: string, signal: AbortSignal): Promise<TourMonth> {
  const response = await fetch(address, { credentials: 'same-origin', signal })
  if (response.ok) return response.json()
  const body = await response.json()
  throw new RefusedError(body.errors[0].message)
}
