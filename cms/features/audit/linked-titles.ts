import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { AuditLabels } from './audit-labels.ts'
import type { Change } from './changes.ts'
import { splitValues, type Titles } from './readable-change.ts'

const noTitles: Titles = new Map()

/**
 * Returns the current titles of the entries that changes refer to, by field path. Titles that the reader may not see
 * are omitted.
 */
export async function readLinkedTitles(
  changes: readonly Change[],
  names: AuditLabels,
  { payload, user }: { payload: Payload; user: TypedUser | null | undefined },
): Promise<(path: string) => Titles> {
  const found = await Promise.all(
    changes.map(async ({ field: path, before, after }) => {
      const field = names.fieldAt(path)
      const isLink = field?.type === 'relationship' || field?.type === 'upload'
      const ids = [...splitValues(before), ...splitValues(after)]
      if (!isLink || typeof field.relationTo !== 'string' || ids.length === 0) return [path, noTitles] as const
      return [path, await readTitles(field.relationTo, ids, payload, user)] as const
    }),
  )
  const titles = new Map(found)
  return (path) => titles.get(path) ?? noTitles
}

async function readTitles(
  collection: CollectionSlug,
  ids: readonly string[],
  payload: Payload,
  user: TypedUser | null | undefined,
): Promise<Titles> {
  const { useAsTitle } = payload.collections[collection].config.admin
  const common = { collection, depth: 0, pagination: false, overrideAccess: false, user } as const
  // Throws if the reader may see none of them.
  const found = await payload.find({ ...common, where: { id: { in: ids } } }).catch(() => ({ docs: [] }))
  return new Map(
    found.docs.flatMap((doc) => {
      const title: unknown = Object.entries(doc).find(([name]) => name === useAsTitle)?.[1]
      return typeof title === 'string' && title !== '' ? [[String(doc.id), title] as const] : []
    }),
  )
}
