import { APIError, type PayloadRequest, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import type { WrittenEntry } from './answers.ts'
import type { Write } from './plan-rows.ts'
import type { Table } from './tables.ts'

/** An entry that could not be written. */
export interface WriteFault {
  title: string
  message: string
}

type Data = RequiredDataFromCollectionSlug<Table['collection']>

/**
 * Writes what was planned, within the request's transaction, which is to be given up where an entry is refused: as drafts where the collection has any; what is switched on and off begins switched
 * off. The hooks of each entry run as if its form were saved.
 */
export async function writePlan(
  req: PayloadRequest,
  { collection }: Table,
  writes: readonly Write[],
): Promise<{ written: WrittenEntry[] } | { fault: WriteFault }> {
  const { config } = req.payload.collections[collection]
  const draft = Boolean(config.versions?.drafts)
  const isSwitched = config.flattenedFields.some(({ name }) => name === 'status')
  const written: WrittenEntry[] = []
  for (const { entry, title, data } of writes) {
    const common = { collection, draft, depth: 0, overrideAccess: false, overrideLock: false, req }
    const first = { ...data, ...(draft && { _status: 'draft' }), ...(isSwitched && { status: 'inactive' }) }
    try {
      const { id } = entry
        ? await req.payload.update({ ...common, id: entry.id, data: data as Data })
        : await req.payload.create({ ...common, data: first as Data })
      written.push({ id: String(id), title, isNew: entry === null })
    } catch (error) {
      return { fault: { title, message: messageOf(error) } }
    }
  }
  return { written }
}

/**
 * Why an entry was not written, in the words of the rule that refused it.
 * @throws what is none of ours to explain
 */
function messageOf(error: unknown): string {
  if (error instanceof ValidationError) {
    const { errors } = error.data
    return errors.map(({ message }) => message).join(' ')
  }
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}
