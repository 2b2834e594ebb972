import type { CallResult } from '../../lib/api.ts'
import { newsletterTexts as texts } from './texts.ts'

/** Validates the input before it is sent; returns the message or null. */
export function addressProblem(typed: string, isMalformed: boolean): string | null {
  if (typed.trim() === '') return texts.empty
  return isMalformed ? texts.wrong : null
}

/** Returns the message for the server's response; null on success. */
export function answerProblem(answer: Pick<CallResult<'subscribe'>, 'ok'> & { code?: string }): string | null {
  if (answer.ok) return null
  if (answer.code === 'already_subscribed') return texts.duplicate
  return answer.code === 'invalid_request' ? texts.wrong : texts.failed
}
