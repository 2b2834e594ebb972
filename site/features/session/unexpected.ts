import type { CallFailure } from '../../lib/api.ts'
import type { FormMessage } from '../../ui/toast/toast.ts'
import { sessionTexts } from './texts.ts'

const unexpected: ReadonlySet<CallFailure['code']> = new Set([
  'offline',
  'timed_out',
  'bad_answer',
  'unavailable',
  'internal',
])

/** Returns the message for a failure unrelated to the form's input, such as a network error; otherwise null. */
export function unexpectedMessage({ code, message }: CallFailure): FormMessage | null {
  if (!unexpected.has(code)) return null
  const detail = message === sessionTexts.unexpected ? undefined : message
  return { title: sessionTexts.error, description: sessionTexts.unexpected, detail }
}
