import { translateMessage } from '../../../core/i18n/translate-message.ts'
import type { PublishingTexts } from './texts/index.ts'

type FailureTexts = Pick<PublishingTexts, 'noResponse' | 'requestFailed' | 'language'>

/** Thrown if no response arrived. The CMS may have received the request. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/**
 * Sends a request to an endpoint of the CMS, as the current user.
 *
 * @throws Error with a message for editors, or NoResponseError if there is no response
 */
export async function requestJson(url: string, texts: FailureTexts, init: RequestInit = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { ...init, headers, credentials: 'same-origin' }).catch(() => {
    throw new NoResponseError(texts.noResponse)
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  const message = parseErrorMessage(body)
  throw new Error(message === null ? texts.requestFailed : translateMessage(message, texts.language))
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function parseErrorMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null
  const [error] = body.errors
  return typeof error?.message === 'string' ? error.message : null
}
