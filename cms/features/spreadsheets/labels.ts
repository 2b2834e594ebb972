export type Id = number | string

/** The labels in `ids` are in lower case. */
export interface LabelIndex {
  labels: ReadonlyMap<unknown, string>
  ids: ReadonlyMap<string, readonly Id[]>
}

/** In a cell, an entry is shown by its page address, or by its name without one. */
export interface References {
  labelOf: (collection: string, id: unknown) => string
  idsOf: (collection: string, label: string) => readonly Id[]
  nameOf: (collection: string) => string
  startTimesOf: (tour: unknown) => LabelIndex
}

/** If several entries share a name, the id is appended to the name. */
export function buildLabels(entries: readonly { id: Id; name: string }[]): LabelIndex {
  const sameNamed = Map.groupBy(entries, ({ name }) => name.toLowerCase())
  const labels = new Map<unknown, string>()
  const ids = new Map<string, Id[]>()
  for (const { id, name } of entries) {
    const isUnique = name !== '' && sameNamed.get(name.toLowerCase())?.length === 1
    const label = isUnique ? name : `${name} #${id}`.trim()
    labels.set(id, label)
    for (const key of new Set([label.toLowerCase(), name.toLowerCase()])) ids.set(key, [...(ids.get(key) ?? []), id])
  }
  return { labels, ids }
}
