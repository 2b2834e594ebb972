import type { FormState } from 'payload'

export interface RemovedRow {
  path: string
  index: number
}

/** Returns null if no row or several rows were removed. Lists inside the row are removed with it. */
export function findRemovedRow(before: FormState, now: FormState): RemovedRow | null {
  const removed = Object.keys(now).flatMap((path): RemovedRow[] => {
    const [ids, remainingIds] = [readRowIds(before, path), readRowIds(now, path)]
    if (ids.length !== remainingIds.length + 1) return []
    const index = ids.findIndex((id, at) => id !== remainingIds[at])
    return ids.toSpliced(index, 1).every((id, at) => id === remainingIds[at]) ? [{ path, index }] : []
  })
  const [row, second] = removed
  return row && !second ? row : null
}

function readRowIds(fields: FormState, path: string): string[] {
  return (fields[path]?.rows ?? []).map(({ id }) => id)
}
