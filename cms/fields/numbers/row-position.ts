type Row = Record<string, unknown>

export interface RowPosition {
  rows: readonly Row[]
  index: number
}

/**
 * Returns the array that contains the row, and the index of the row. Returns null if no array contains it.
 * @param listNames the names of the nested arrays that contain the row: `['pricing', 'person_tiers']`
 * @param path the path of the validated field. Payload passes the path only when it saves a form. Without a path,
 *   the row is found by its id
 */
export function findRowPosition(
  data: unknown,
  listNames: readonly string[],
  row: Row,
  path?: readonly (string | number)[],
): RowPosition | null {
  if (path) {
    // Names and indexes alternate, and the name of the field is last: pricing, 0, person_tiers, 1, min_people.
    const rowStep = listNames.length * 2 - 1
    const index = Number(path[rowStep])
    let list: unknown = data
    for (const step of path.slice(0, rowStep)) list = readChild(list, step)
    return Array.isArray(list) && index < list.length ? { rows: list.map(asRow), index } : null
  }
  for (const rows of findLists(data, listNames)) {
    const index = rows.findIndex((other) => other === row || (other.id !== undefined && other.id === row.id))
    if (index >= 0) return { rows, index }
  }
  return null
}

function findLists(data: unknown, [name, ...innerNames]: readonly string[]): Row[][] {
  const list = name === undefined ? null : readChild(data, name)
  if (!Array.isArray(list)) return []
  const rows = list.map(asRow)
  return innerNames.length === 0 ? [rows] : rows.flatMap((row) => findLists(row, innerNames))
}

function readChild(container: unknown, step: string | number): unknown {
  return typeof container === 'object' && container !== null ? Reflect.get(container, step) : undefined
}

function asRow(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}
