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
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body
  const message = messageIn(body)
  throw new Error(message === null ? words.failed : translated(message, words.language))
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns the message of a refusal, or null without one. */
export function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null
  const [error] = body.errors
  return typeof error?.message === 'string' ? error.message : null
}
