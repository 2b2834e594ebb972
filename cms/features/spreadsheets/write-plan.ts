import { APIError, type PayloadRequest, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import type { WrittenEntry } from './import-plan.ts'
import type { PlannedWrite } from './plan-rows.ts'
import type { Table } from './table.ts'

export interface WriteError {
  title: string
  message: string
}

type Data = RequiredDataFromCollectionSlug<Table['collection']>

/**
 * Writes the planned changes in the transaction of the request: as drafts if the collection has drafts, and new entries
 * as inactive if the collection has the field `status`. The caller must roll back the transaction if an entry is
 * refused.
 */
export async function writePlan(
  req: PayloadRequest,
  { collection }: Table,
  writes: readonly PlannedWrite[],
): Promise<{ written: WrittenEntry[] } | { fault: WriteError }> {
  const { config } = req.payload.collections[collection]
  const draft = Boolean(config.versions?.drafts)
  const hasStatus = config.flattenedFields.some(({ name }) => name === 'status')
  const unpublishedState: Record<string, string> = {}
  if (draft) unpublishedState._status = 'draft'
  if (hasStatus) unpublishedState.status = 'inactive'
  const written: WrittenEntry[] = []
  for (const { entry, title, data } of writes) {
    const saveOptions = { collection, draft, depth: 0, overrideAccess: false, overrideLock: false, req }
    try {
      const { id } = entry
        ? await req.payload.update({ ...saveOptions, id: entry.id, data: data as Data })
        : await req.payload.create({ ...saveOptions, data: { ...data, ...unpublishedState } as Data })
      written.push({ id: String(id), title, isNew: entry === null })
    } catch (error) {
      return { fault: { title, message: errorMessage(error) } }
    }
  }
  return { written }
}

/** @throws the error if it is unexpected */
function errorMessage(error: unknown): string {
  if (error instanceof ValidationError) {
    const { errors } = error.data
    return errors.map(({ message }) => message).join(' ')
  }
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}
