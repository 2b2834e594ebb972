import type { ImportPlan, WrittenEntry } from '../../spreadsheets/answers.ts'
import type { PageWords } from '../../spreadsheets/page-words.ts'
import { messageIn } from '../publishing/send.ts'

export type CheckAnswer = { plan: ImportPlan } | { failure: string }
/** Contains a new plan if the import would now do something else than planned. */
export type ImportAnswer = { written: readonly WrittenEntry[] } | CheckAnswer

/** Requests the plan for the import of a file. */
export async function checkFile(address: string, file: Blob, words: PageWords): Promise<CheckAnswer> {
  const { told: body, failure } = await post(`${address}/check`, file, words)
  // The response comes from our own endpoint.
  return failure === null ? { plan: body as ImportPlan } : { failure }
}

/** Imports the file, if the plan still has this digest. */
export async function importFile(
  address: string,
  file: Blob,
  { digest }: ImportPlan,
  words: PageWords,
): Promise<ImportAnswer> {
  const { told, failure } = await post(`${address}/import?digest=${encodeURIComponent(digest)}`, file, words)
  if (failure === null) return told as { written: WrittenEntry[] }
  return typeof told === 'object' && told !== null && 'plan' in told ? (told as { plan: ImportPlan }) : { failure }
}

async function post(address: string, file: Blob, words: PageWords): Promise<{ told: unknown; failure: string | null }> {
  try {
    const headers = { 'content-type': 'text/csv' }
    const answer = await fetch(address, { method: 'POST', body: file, headers, credentials: 'same-origin' })
    const told: unknown = await answer.json().catch(() => null)
    return { told, failure: answer.ok ? null : (messageIn(told) ?? words.failed) }
  } catch {
    return { told: null, failure: words.unreachable }
  }
}
