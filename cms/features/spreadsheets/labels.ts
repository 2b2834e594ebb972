export type EntryId = number | string

/** The labels in `idsByLabel` are in lower case. */
export interface LabelIndex {
  labelsById: ReadonlyMap<unknown, string>
  idsByLabel: ReadonlyMap<string, readonly EntryId[]>
}

/** A cell refers to another entry by the page address, or by the name if entries of the collection have no address. */
export interface References {
  labelOf: (collection: string, id: unknown) => string
  idsOf: (collection: string, label: string) => readonly EntryId[]
  collectionLabelOf: (collection: string) => string
  getStartTimeLabels: (tour: unknown) => LabelIndex
}

/** If several entries share a name, the id is appended to the name. */
export function buildLabels(entries: readonly { id: EntryId; name: string }[]): LabelIndex {
  const entriesByName = Map.groupBy(entries, ({ name }) => name.toLowerCase())
  const labelsById = new Map<unknown, string>()
  const idsByLabel = new Map<string, EntryId[]>()
  for (const { id, name } of entries) {
    const isUnique = name !== '' && entriesByName.get(name.toLowerCase())?.length === 1
    const label = isUnique ? name : `${name} #${id}`.trim()
    labelsById.set(id, label)
    for (const key of new Set([label.toLowerCase(), name.toLowerCase()]))
      idsByLabel.set(key, [...(idsByLabel.get(key) ?? []), id])
  }
  return { labelsById, idsByLabel }
}
