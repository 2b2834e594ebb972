export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser storage. Values that a full or forbidden storage rejects are held in memory and in `fallback`, which
 * survives a reload.
 */
export function withMemoryFallback(storage: () => StringStorage, fallback?: () => StringStorage): StringStorage {
  /** Null means that the name was removed. */
  const memoryValues = new Map<string, string | null>()
  const writeValue = (name: string, value: string | null) => {
    const isStored = tryWrite(storage, name, value)
    if (isStored) memoryValues.delete(name)
    else memoryValues.set(name, value)
    if (!fallback) return
    const isFallbackCurrent = tryWrite(fallback, name, isStored ? null : value)
    // `fallback` is read first, so an outdated value must not remain in it.
    if (!isFallbackCurrent) tryWrite(fallback, name, null)
  }
  return {
    getItem: (name) => {
      const memoryValue = memoryValues.get(name)
      if (memoryValue !== undefined) return memoryValue
      return (fallback ? tryRead(fallback, name) : null) ?? tryRead(storage, name)
    },
    setItem: writeValue,
    removeItem: (name) => writeValue(name, null),
  }
}

/**
 * A null `value` removes the entry.
 * @returns whether the storage accepted the value
 */
function tryWrite(storage: () => StringStorage, name: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(name)
    else storage().setItem(name, value)
    return true
  } catch {
    return false
  }
}

function tryRead(storage: () => StringStorage, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}
