'use client'

import type { PublishingState } from '@nusa/shared/publishing'
import { useCallback, useEffect, useState } from 'react'

/** Milliseconds between two askings: while something is being published, and otherwise. */
const pauses = { busy: 500, quiet: 10_000 }

export type Known = { state: PublishingState } | { failure: string } | null

export interface Publishing {
  /** Null until it is known. */
  known: Known
  /** Whether something is being published, or waits for it. */
  isBusy: boolean
  /** Publishes, or goes back to a release. */
  publish(backTo?: number): Promise<void>
}

/** How the site stands, asked again and again while the page is looked at. */
export function usePublishing(address: string): Publishing {
  const [known, setKnown] = useState<Known>(null)
  const isBusy = known !== null && 'state' in known && (known.state.running !== null || known.state.waiting.length > 0)

  const look = useCallback(async () => {
    if (document.visibilityState === 'visible') setKnown(await ask(address))
  }, [address])

  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), isBusy ? pauses.busy : pauses.quiet)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look, isBusy])

  return {
    known,
    isBusy,
    async publish(backTo) {
      const body = JSON.stringify(backTo === undefined ? {} : { back_to: backTo })
      const refused = await failureOf(() => send(address, { method: 'POST', body }))
      setKnown(refused ? { failure: refused } : await ask(address))
    },
  }
}

async function ask(address: string): Promise<Known> {
  try {
    const answer = await send(address, {})
    // Checked by the CMS when the publisher told it.
    return { state: (await answer.json()) as PublishingState }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

async function failureOf(run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @throws an Error in words for editors */
async function send(address: string, init: RequestInit): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { ...init, headers, credentials: 'same-origin' }).catch(() => {
    throw new Error('The CMS does not answer. Please check your connection.')
  })
  if (answer.ok) return answer
  const told: unknown = await answer.json().catch(() => null)
  throw new Error(messageIn(told) ?? 'That did not work. Please try again.')
}

function messageIn(told: unknown): string | null {
  if (typeof told !== 'object' || told === null || !('errors' in told) || !Array.isArray(told.errors)) return null
  const [error] = told.errors
  return typeof error?.message === 'string' ? error.message : null
}
