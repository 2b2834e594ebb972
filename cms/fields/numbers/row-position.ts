type Row = Record<string, unknown>

/** The rows of an array, and the index of one row. */
export interface RowPosition {
  rows: readonly Row[]
  index: number
}

/**
 * Returns the array that contains a row and the index of the row; null if no array contains it. `names` are the names
 * of the arrays that lead to the row, the innermost last: `['pricing', 'person_tiers']`. Payload passes the path of a
 * field only when it saves. When it validates a form without saving, the rows have ids.
 */
export function findRowPosition(
  data: unknown,
  names: readonly string[],
  row: Row,
  path?: readonly (string | number)[],
): RowPosition | null {
  if (path) {
    // Names and indexes alternate: pricing, 0, person_tiers, 1, and then the field itself.
    const index = Number(path[names.length * 2 - 1])
    const list = path.slice(0, names.length * 2 - 1).reduce<unknown>((inner, step) => valueAt(inner, step), data)
    return Array.isArray(list) && index < list.length ? { rows: list.map(asRow), index } : null
  }
  for (const rows of findLists(data, names)) {
    const index = rows.findIndex((one) => one === row || (one.id !== undefined && one.id === row.id))
    if (index >= 0) return { rows, index }
  }
  return null
}

function findLists(data: unknown, [name, ...inner]: readonly string[]): Row[][] {
  const list = name === undefined ? null : valueAt(data, name)
  if (!Array.isArray(list)) return []
  const rows = list.map(asRow)
  return inner.length === 0 ? [rows] : rows.flatMap((row) => findLists(row, inner))
}

function valueAt(container: unknown, step: string | number): unknown {
  return typeof container === 'object' && container !== null ? Reflect.get(container, step) : undefined
}

function asRow(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}
