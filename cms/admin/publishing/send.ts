import { translated } from '../../i18n/translated.ts'
import type { PublishingWords } from './words/index.ts'

/** What is said where the CMS itself says nothing. */
type FailureWords = Pick<PublishingWords, 'noAnswer' | 'failed' | 'language'>

/** A request that the CMS did not get, or did not answer. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

/**
 * Asks one of the CMS's own addresses, as the page's user.
 * @throws an Error in words for editors; a NoAnswerError where nothing answers
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

/** What a refusal says; null where it says nothing. */
export function messageIn(told: unknown): string | null {
  if (typeof told !== 'object' || told === null || !('errors' in told) || !Array.isArray(told.errors)) return null
  const [error] = told.errors
  return typeof error?.message === 'string' ? error.message : null
}
