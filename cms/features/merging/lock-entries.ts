import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { lockName } from '../../core/database/lock-name.ts'

/** PostgreSQL allows only a few thousand locks. */
const maxLockedEntries = 500

/**
 * Makes concurrent writes to an entry wait for each other. All writes read the whole entry first, so without the lock
 * one write would undo another.
 */
export const lockEntries: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return
  // A user without write access must not make the writes of other users wait.
  if (!overrideAccess && (await collection.access.update({ req })) === false) return
  // A fixed order prevents deadlocks between two bulk edits.
  const ids = (await readEntryIds(args, collection.slug, operation, req)).map(String).toSorted()
  for (const id of ids) await lockName(`${collection.slug}/${id}`, req)
}

async function readEntryIds(
  args: object,
  collection: Parameters<CollectionBeforeOperationHook>[0]['collection']['slug'],
  operation: 'update' | 'restoreVersion',
  req: PayloadRequest,
): Promise<unknown[]> {
  if ('id' in args && (typeof args.id === 'string' || typeof args.id === 'number')) {
    if (operation === 'update') return [args.id]
    const { id: versionId } = args
    const version = await req.payload.findVersionByID({
      collection,
      id: String(versionId),
      depth: 0,
      disableErrors: true,
      req,
    })
    return version ? [version.parent] : []
  }
  if (!('where' in args) || !isWhere(args.where)) return []
  const { where } = args
  const { docs } = await req.payload.find({
    collection,
    where,
    limit: maxLockedEntries,
    pagination: false,
    depth: 0,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}

function isWhere(where: unknown): where is Where {
  return typeof where === 'object' && where !== null
}
