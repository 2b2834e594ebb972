export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage. Values that the storage rejects, because it is full or forbidden, are held in memory. They
 * are also written to `fallback`, a second storage that survives a reload and may have space left.
 */
export function withMemoryFallback(storage: () => StringStorage, fallback?: () => StringStorage): StringStorage {
  /** The rejected values by name. Null means that the name was removed. */
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
