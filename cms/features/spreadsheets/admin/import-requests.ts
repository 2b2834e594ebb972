import { parseErrorMessage } from '../../publishing/admin/send.ts'
import type { ImportPlan, WrittenEntry } from '../import-plan.ts'
import type { PageTexts } from '../page-texts.ts'

export type CheckResult = { plan: ImportPlan } | { failure: string }
/** The result contains a new plan if the plan has changed since the file was checked. */
export type ImportResult = { written: readonly WrittenEntry[] } | CheckResult

export async function checkFile(url: string, file: Blob, texts: PageTexts): Promise<CheckResult> {
  const { body, failure } = await postFile(`${url}/check`, file, texts)
  // The response is not validated, because the endpoint belongs to this CMS.
  return failure === null ? { plan: body as ImportPlan } : { failure }
}

/** Imports the file if its plan still has the digest of the given plan. */
export async function importFile(
  url: string,
  file: Blob,
  { digest }: ImportPlan,
  texts: PageTexts,
): Promise<ImportResult> {
  const { body, failure } = await postFile(`${url}/import?digest=${encodeURIComponent(digest)}`, file, texts)
  if (failure === null) return body as { written: WrittenEntry[] }
  return typeof body === 'object' && body !== null && 'plan' in body ? (body as { plan: ImportPlan }) : { failure }
}

async function postFile(url: string, file: Blob, texts: PageTexts): Promise<{ body: unknown; failure: string | null }> {
  try {
    const headers = { 'content-type': 'text/csv' }
    const response = await fetch(url, { method: 'POST', body: file, headers, credentials: 'same-origin' })
    const body: unknown = await response.json().catch(() => null)
    return { body, failure: response.ok ? null : (parseErrorMessage(body) ?? texts.requestFailed) }
  } catch {
    return { body: null, failure: texts.unreachable }
  }
}
