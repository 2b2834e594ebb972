import type { PayloadRequest } from 'payload'
import { readTitles, type Titles } from '../../core/references/entry-title.ts'
import type { AuditLabels } from './audit-labels.ts'
import type { Change } from './changes.ts'
import { splitValues } from './readable-change.ts'

const noTitles: Titles = new Map()

/**
 * Returns the current titles of the entries that changes refer to, by field path. Titles that the reader cannot see are
 * omitted.
 */
export async function readLinkedTitles(
  changes: readonly Change[],
  labels: AuditLabels,
  reader: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<(path: string) => Titles> {
  const targetOf = (path: string) => {
    const field = labels.fieldAt(path)
    const isLink = field?.type === 'relationship' || field?.type === 'upload'
    return isLink && typeof field.relationTo === 'string' ? field.relationTo : null
  }
  const links = changes.flatMap(({ field: path, before, after }) => {
    const collection = targetOf(path)
    const ids = [...splitValues(before), ...splitValues(after)]
    return collection === null || ids.length === 0 ? [] : [{ collection, ids }]
  })
  const titles = await readTitles(links, reader)
  return (path) => titles.get(targetOf(path) ?? '') ?? noTitles
}
