import type { CallResult } from '../../lib/api.ts'
import { newsletterTexts as texts } from './texts.ts'

/** Validates the input before it is sent; returns the message or null. */
export function addressProblem(input: string, isMalformed: boolean): string | null {
  if (input.trim() === '') return texts.empty
  return isMalformed ? texts.wrong : null
}

/** Returns the message for the server's response; null on success. */
export function responseProblem(response: Pick<CallResult<'subscribe'>, 'ok'> & { code?: string }): string | null {
  if (response.ok) return null
  if (response.code === 'already_subscribed') return texts.duplicate
  return response.code === 'invalid_request' ? texts.wrong : texts.failed
}
