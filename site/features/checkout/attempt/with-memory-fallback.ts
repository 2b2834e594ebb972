export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage. Values that it rejects, because it is full or forbidden, are held in memory and in
 * `fallback`, which survives a reload.
 */
export function withMemoryFallback(storage: () => StringStorage, fallback?: () => StringStorage): StringStorage {
  /** Null means that the name was removed. */
  const memory = new Map<string, string | null>()
  const write = (name: string, value: string | null) => {
    const isStored = put(storage, name, value)
    if (isStored) memory.delete(name)
    else memory.set(name, value)
    // `fallback` is read first, so an outdated value must not remain in it.
    if (fallback && !put(fallback, name, isStored ? null : value)) put(fallback, name, null)
  }
  return {
    getItem: (name) => {
      const inMemory = memory.get(name)
      if (inMemory !== undefined) return inMemory
      return (fallback ? read(fallback, name) : null) ?? read(storage, name)
    },
    setItem: write,
    removeItem: (name) => write(name, null),
  }
}

/**
 * A null `value` removes the entry.
 * @returns whether the storage accepted the value
 */
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
