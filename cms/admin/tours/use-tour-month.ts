'use client'

import { useEffect, useState } from 'react'
import { translated } from '../../i18n/translated.ts'
import type { TourMonth } from '../../tour-calendar/month.ts'

import type { TourWords } from './words/index.ts'

export interface MonthFound {
  /** The last month that was loaded; null at first. */
  month: TourMonth | null
  isLoading: boolean
  failure: string | null
}

/**
 * Loads a month of a tour's calendar. While another one is loading, the last one is kept. `noAnswer` is the message
 * when the CMS does not respond.
 */
export function useTourMonth(
  address: string,
  { noAnswer, language }: Pick<TourWords, 'noAnswer' | 'language'>,
): MonthFound {
  const [found, setFound] = useState<MonthFound>({ month: null, isLoading: true, failure: null })
  useEffect(() => {
    const leaving = new AbortController()
    setFound(({ month }) => ({ month, isLoading: true, failure: null }))
    ask(address, leaving.signal)
      .then((month) => setFound({ month, isLoading: false, failure: null }))
      .catch((error: unknown) => {
        const failure = error instanceof Refused ? translated(error.message, language) : noAnswer
        if (!leaving.signal.aborted) setFound({ month: null, isLoading: false, failure })
      })
    return () => leaving.abort()
  }, [address, noAnswer, language])
  return found
}

class Refused extends Error {}

/** @throws Refused with the message of the CMS if it refuses the request */
async function ask(address: string, signal: AbortSignal): Promise<TourMonth> {
  const answer = await fetch(address, { credentials: 'same-origin', signal })
  if (answer.ok) return answer.json()
  const body = await answer.json()
  throw new Refused(body.errors[0].message)
}
