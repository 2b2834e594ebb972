import type { FormState, Row } from 'payload'

/**
 * Returns the lists that have new rows, with those rows expanded. Rows that the user expanded or collapsed stay
 * unchanged.
 */
export function expandNewRows(fields: FormState): [path: string, rows: Row[]][] {
  return Object.entries(fields).flatMap(([path, { rows }]) => {
    if (!rows?.some(isNew)) return []
    return [[path, rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row))]]
  })
}

/**
 * Returns the lists that have rows without fields, with a difference in those rows that has no effect: fields that were
 * never rendered have no path or an empty one. Payload requests the state of a form only if it differs.
 */
export function markRowsWithoutFields(fields: FormState): [path: string, rows: Row[]][] {
  return Object.entries(fields).flatMap(([path, { rows }]) => {
    if (!rows?.some(({ isLoading }) => isLoading)) return []
    return [[path, rows.map((row) => (row.isLoading ? mark(row) : row))]]
  })
}

function mark({ lastRenderedPath, ...row }: Row): Row {
  return lastRenderedPath === undefined ? { ...row, lastRenderedPath: '' } : row
}

/** Returns whether a row is new: the server has not returned it yet, and the user has not expanded or collapsed it. */
function isNew({ isLoading, collapsed }: Row): boolean {
  return isLoading === true && collapsed === undefined
}
