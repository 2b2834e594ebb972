import type { FormState } from 'payload'

export interface RemovedRow {
  path: string
  index: number
}

/** Returns null if no row or several rows were removed. Lists inside the row are removed with it. */
export function findRemovedRow(previousFields: FormState, currentFields: FormState): RemovedRow | null {
  const removedRows: RemovedRow[] = []
  for (const path of Object.keys(currentFields)) {
    const ids = readRowIds(previousFields, path)
    const remainingIds = readRowIds(currentFields, path)
    if (ids.length !== remainingIds.length + 1) continue
    const index = ids.findIndex((id, position) => id !== remainingIds[position])
    const otherIds = ids.toSpliced(index, 1)
    const isOnlyChange = otherIds.every((id, position) => id === remainingIds[position])
    if (isOnlyChange) removedRows.push({ path, index })
  }
  return removedRows.length === 1 ? (removedRows[0] ?? null) : null
}

function readRowIds(fields: FormState, path: string): string[] {
  return (fields[path]?.rows ?? []).map(({ id }) => id)
}
