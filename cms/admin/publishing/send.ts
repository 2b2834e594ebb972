import { translated } from '../../i18n/translated.ts'
import type { PublishingWords } from './words/index.ts'

/** Messages for responses of the CMS without a message. */
type FailureWords = Pick<PublishingWords, 'noAnswer' | 'failed' | 'language'>

/** The CMS did not receive the request, or its response was lost. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/**
 * Sends a request to one of the CMS's own endpoints, as the current user.
 * @throws Error with a message for editors; NoAnswerError if there is no response
 */
export async function send(address: string, words: FailureWords, init: RequestInit = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { ...init, headers, credentials: 'same-origin' }).catch(() => {
    throw new NoAnswerError(words.noAnswer)
  })
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told
  const message = messageIn(told)
  throw new Error(message === null ? words.failed : translated(message, words.language))
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns the message of a refusal, or null without one. */
export function messageIn(told: unknown): string | null {
  if (typeof told !== 'object' || told === null || !('errors' in told) || !Array.isArray(told.errors)) return null
  const [error] = told.errors
  return typeof error?.message === 'string' ? error.message : null
}
