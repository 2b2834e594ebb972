type Row = Record<string, unknown>

/** The rows of a list, and which of them is meant. */
export interface RowsAround {
  rows: readonly Row[]
  index: number
}

/**
 * The list that a row is in. `names` are the lists that lead to it, the inner one last: `['pricing', 'person_tiers']`. When it
 * saves, Payload says at which path a field is; when it judges a form it does not, but there rows have ids. Null where the
 * row is in none of them.
 */
export function rowsAround(
  data: unknown,
  names: readonly string[],
  row: Row,
  path?: readonly (string | number)[],
): RowsAround | null {
  if (path) {
    // Names and places take turns: pricing, 0, person_tiers, 1, and the field itself.
    const index = Number(path[names.length * 2 - 1])
    const list = path.slice(0, names.length * 2 - 1).reduce<unknown>((inner, step) => valueAt(inner, step), data)
    return Array.isArray(list) && index < list.length ? { rows: list.map(asRow), index } : null
  }
  for (const rows of listsOf(data, names)) {
    const index = rows.findIndex((one) => one === row || (one.id !== undefined && one.id === row.id))
    if (index >= 0) return { rows, index }
  }
  return null
}

function listsOf(data: unknown, [name, ...inner]: readonly string[]): Row[][] {
  const list = name === undefined ? null : valueAt(data, name)
  if (!Array.isArray(list)) return []
  const rows = list.map(asRow)
  return inner.length === 0 ? [rows] : rows.flatMap((row) => listsOf(row, inner))
}

function valueAt(of: unknown, step: string | number): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, step) : undefined
}

function asRow(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {}
}
