import type { FormState, Row } from 'payload'

/** The lists with rows that were just added, as they are with those open. What somebody has opened or closed stays. */
export function listsWithNewRows(fields: FormState): [path: string, rows: Row[]][] {
  return Object.entries(fields).flatMap(([path, { rows }]) => {
    if (!rows?.some(isNew)) return []
    return [[path, rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row))]]
  })
}

/** The server has not told of it yet, and nobody has opened or closed it. */
function isNew({ isLoading, collapsed }: Row): boolean {
  return isLoading === true && collapsed === undefined
}
