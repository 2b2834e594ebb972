import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { Change } from './changes.ts'
import type { AuditNames } from './names.ts'
import { partsOf, type Titles } from './values.ts'

const none: Titles = new Map()

/**
 * Returns the current titles of the entries that changes refer to, by field path. Titles that the reader may not see
 * are omitted.
 */
export async function linkedTitles(
  changes: readonly Change[],
  names: AuditNames,
  { payload, user }: { payload: Payload; user: TypedUser | null | undefined },
): Promise<(path: string) => Titles> {
  const found = await Promise.all(
    changes.map(async ({ field: path, before, after }) => {
      const field = names.fieldAt(path)
      const isLink = field?.type === 'relationship' || field?.type === 'upload'
      const ids = [...partsOf(before), ...partsOf(after)]
      if (!isLink || typeof field.relationTo !== 'string' || ids.length === 0) return [path, none] as const
      return [path, await titlesOf(field.relationTo, ids, payload, user)] as const
    }),
  )
  const titles = new Map(found)
  return (path) => titles.get(path) ?? none
}

async function titlesOf(
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
