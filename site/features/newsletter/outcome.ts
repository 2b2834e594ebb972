import type { CallResult } from '../../lib/api.ts'
import { newsletterTexts as texts } from './texts.ts'

/** What is wrong with what was typed, before anything is sent; null where nothing is. */
export function addressProblem(typed: string, isMalformed: boolean): string | null {
  if (typed.trim() === '') return texts.empty
  return isMalformed ? texts.wrong : null
}

/** What the traveller reads of the server's answer; null where all went well. */
export function answerProblem(answer: Pick<CallResult<'subscribe'>, 'ok'> & { code?: string }): string | null {
  if (answer.ok) return null
  if (answer.code === 'already_subscribed') return texts.duplicate
  return answer.code === 'invalid_request' ? texts.wrong : texts.failed
}
