import type { FormState } from 'payload'

/** A row that is in a list no more: the list's path, and the row's place in it, from 0. */
export interface RemovedRow {
  path: string
  index: number
}

/** The one row that a form has lost; null where it lost none, or several. Rows inside of it went with it. */
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
