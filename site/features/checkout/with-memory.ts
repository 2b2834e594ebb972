export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage. Values that it rejects, because it is full or forbidden, are held in memory. `spare` is
 * another storage that outlasts the page and may have space left.
 */
export function withMemory(storage: () => StringStorage, spare?: () => StringStorage): StringStorage {
  /** The rejected writes; null for a removal. */
  const untaken = new Map<string, string | null>()
  const write = (name: string, value: string | null) => {
    const isTaken = put(storage, name, value)
    if (isTaken) untaken.delete(name)
    else untaken.set(name, value)
    // The spare storage is read first, so an outdated value must not remain in it.
    if (spare && !put(spare, name, isTaken ? null : value)) put(spare, name, null)
  }
  return {
    getItem: (name) => {
      const held = untaken.get(name)
      if (held !== undefined) return held
      return (spare ? read(spare, name) : null) ?? read(storage, name)
    },
    setItem: write,
    removeItem: (name) => write(name, null),
  }
}

/** Writes a value, or removes it if null. @returns whether the storage accepted it */
function put(storage: () => StringStorage, name: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(name)
    else storage().setItem(name, value)
    return true
  } catch {
    return false
  }
}

function read(storage: () => StringStorage, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}
