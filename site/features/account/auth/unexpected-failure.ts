import type { CallFailure } from '../../../lib/api.ts'
import type { FormMessage } from '../../../ui/toast/toast.ts'
import { sessionTexts } from './texts.ts'

const unexpectedCodes: ReadonlySet<CallFailure['code']> = new Set([
  'offline',
  'timed_out',
  'bad_answer',
  'unavailable',
  'internal',
])

/** Returns null for a failure that the form's input caused. */
export function unexpectedFailureMessage({ code, message }: CallFailure): FormMessage | null {
  if (!unexpectedCodes.has(code)) return null
  const detail = message === sessionTexts.unexpectedError ? undefined : message
  return { title: sessionTexts.error, description: sessionTexts.unexpectedError, detail }
}
