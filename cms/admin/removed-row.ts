import type { FormState } from 'payload'

/** A removed row: the path of its list, and its position, starting at 0. */
export interface RemovedRow {
  path: string
  index: number
}

/**
 * Returns the only row that was removed from a form, or null for no or several rows. Lists inside it are removed
 * with it.
 */
export function removedRow(before: FormState, now: FormState): RemovedRow | null {
  const lost = Object.keys(now).flatMap((path): RemovedRow[] => {
    const [ids, left] = [idsOf(before, path), idsOf(now, path)]
    if (ids.length !== left.length + 1) return []
    const index = ids.findIndex((id, at) => id !== left[at])
    return ids.toSpliced(index, 1).every((id, at) => id === left[at]) ? [{ path, index }] : []
  })
  const [row, another] = lost
  return row && !another ? row : null
}

function idsOf(fields: FormState, path: string): string[] {
  return (fields[path]?.rows ?? []).map(({ id }) => id)
}
