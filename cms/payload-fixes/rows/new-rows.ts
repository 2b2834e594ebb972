import type { FormState, Row } from 'payload'

/**
 * Returns the path and the rows of each list that has new rows, with the new rows expanded. Rows that the user expanded
 * or collapsed stay unchanged.
 */
export function expandNewRows(fields: FormState): [path: string, rows: Row[]][] {
  return Object.entries(fields).flatMap(([path, { rows }]) => {
    if (!rows?.some(isNewRow)) return []
    return [[path, rows.map((row) => (isNewRow(row) ? { ...row, collapsed: false } : row))]]
  })
}

/** The server has not returned a new row yet, and the user has not expanded or collapsed it. */
function isNewRow({ isLoading, collapsed }: Row): boolean {
  return isLoading === true && collapsed === undefined
}
